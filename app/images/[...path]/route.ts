import { unknownPicture } from '@/lib/server/layers/answer';

/** Layers are answered before Next (`server.ts`), and files under `public` too: what comes here was never a picture. */
export { unknownPicture as GET, unknownPicture as HEAD };
