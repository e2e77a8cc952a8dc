import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findBrowser } from '@/lib/server/screenshot/find-browser';
import { Photographer, type PhotographerOptions } from '@/lib/server/screenshot/photographer';
import { Photographers } from '@/lib/server/screenshot/photographers';

/** The browser of this machine. */
export const executablePath = findBrowser(undefined);
/** For tests that need one. */
export const withBrowser = executablePath ? describe : describe.skip;

const servers: Server[] = [];
const photographers: (Photographer | Photographers)[] = [];

/** Closes, after each test, what it has opened. */
export function openSites(): void {
  afterEach(async () => {
    await Promise.all(photographers.splice(0).map((each) => each.close()));
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
}

/** A site that answers as it is told; its origin. */
export async function site(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

export function photographer(origin: string, more: Partial<PhotographerOptions> = {}): Photographer {
  return noted(new Photographer(optionsOf(origin, more)));
}

/** As many as pages at once, each with a browser of its own. */
export const severalPhotographers = (origin: string, more: Partial<PhotographerOptions> = {}): Photographers =>
  noted(new Photographers(optionsOf(origin, more)));

const optionsOf = (origin: string, more: Partial<PhotographerOptions>): PhotographerOptions => ({
  site: origin,
  executablePath,
  pages: 2,
  limitMs: 15_000,
  idleMs: 60_000,
  closeLimitMs: 10_000,
  ...more,
});

function noted<T extends Photographer | Photographers>(made: T): T {
  photographers.push(made);
  return made;
}

export const html = (body: string) =>
  `<!doctype html><meta charset="utf-8"><style>body,figure{margin:0;background:#fff}</style><body>${body}`;
export const READY = '<figure aria-busy="false"></figure>';
export const shown = (path = '/tables') => ({ path, hidesPrices: false });
