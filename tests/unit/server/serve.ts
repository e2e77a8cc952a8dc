import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { PageResponse } from '@/lib/server/http/page-response';
import type { BuildFiles } from '@/lib/server/http/build-files';
import type { LayerEngine } from '@/lib/server/layers/engine';
import { requestListener } from '@/server';

interface Served {
  readonly port: number;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** The way of requests as `server.ts` lays it, with `next` in Next's place. Without an engine there are no pictures. */
export async function serve(
  next: (request: IncomingMessage, response: ServerResponse) => void,
  engine?: LayerEngine,
  settings = { isDevelopment: false, isHttps: false },
  buildFiles: BuildFiles = new Map(),
): Promise<Served> {
  const pictures = (): LayerEngine => {
    if (!engine) throw new Error('no pictures here');
    return engine;
  };
  const server = createServer(
    { ServerResponse: PageResponse },
    requestListener({ ...settings, pictures, buildFiles, proxies: 0, next }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
