import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Does `work` unless the stamp file already carries `hash`; the stamp is written when the work is done. */
export async function onceFor(stamp: string, hash: string, work: () => Promise<void>): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hash) return;
  await work();
  writeFileSync(stamp, `${hash}\n`);
}
