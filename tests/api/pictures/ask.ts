import sharp from 'sharp';
import { catalogueDatabase } from '../catalogue-database';

type Handler = (request: Request) => Promise<Response>;

/** Asks a route of pictures over the demo catalogue. */
export function pictureRoute({ GET, HEAD }: { readonly GET: Handler; readonly HEAD: Handler }) {
  catalogueDatabase();
  const askWith =
    (handler: Handler, method: string) =>
    (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      handler(new Request(`http://localhost:3000${path}`, { headers, method }));
  return { ask: askWith(GET, 'GET'), askHead: askWith(HEAD, 'HEAD') };
}

/** The pixels of an answer that is this kind of picture, and how to look at one. */
export async function pixelsOf(response: Response, type: string, cacheControl: string) {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const start = (x: number, y: number) => (y * info.width + x) * info.channels;
  return { info, at: (x: number, y: number) => [...data.subarray(start(x, y), start(x, y) + info.channels)] };
}
