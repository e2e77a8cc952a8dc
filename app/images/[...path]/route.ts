import { answerLayer } from '@/lib/server/layers/answer';
import { layerEngine } from '@/lib/server/layers/layers';

/** `GET|HEAD /images/<family>/<layer>/<geometry>/<finish>.webp[?w=1600]`: one layer of a picture (DESIGN §11). */
export function GET(request: Request): Promise<Response> {
  return answerLayer(layerEngine(), request);
}

export { GET as HEAD };
