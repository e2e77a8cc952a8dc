import 'server-only';
import { randomBytes } from 'node:crypto';

/** Global, because Next bundles the watcher and the route into separate module graphs of one process. */
const holder: typeof globalThis & { syoRefreshKey?: string } = globalThis;

/** Secret of this process that lets it, and nobody else, expire its own pages. */
export function refreshKey(): string {
  return (holder.syoRefreshKey ??= randomBytes(32).toString('hex'));
}
