import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock';

/**
 * Does `work` unless the stamp file already carries `hash`; the stamp is written when the work is done. Processes that
 * want the same at the same time wait for the first.
 */
export function onceFor(stamp: string, hash: string, work: () => Promise<void>): Promise<void> {
  return withLock(path.join('.data', 'locks', path.basename(stamp)), async () => {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hash) return;
    await work();
    writeFileSync(stamp, `${hash}\n`);
  });
}
