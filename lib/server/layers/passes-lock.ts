import path from 'node:path';
import { textOf } from './pass-store';

/** What a job of the studio made, and of what: a line of `passes.lock`. Hashes are 16 hexadecimal digits. */
export interface LockedJob {
  /** `<family>/<kind>/<geometry>` */
  readonly id: string;
  /** Hash of the code and the data that its pictures come from. */
  readonly sources: string;
  /** Layer → hash of what its pass holds: its version. */
  readonly contents: Readonly<Record<string, string>>;
}

export const LOCK_FILE = 'passes.lock';

const LINE = /^([a-z]+\/[a-z]+\/[a-z0-9-]+) ([0-9a-f]{16})((?: [a-z]+:[0-9a-f]{16})+)$/;

/**
 * The jobs whose pictures lie below `root` (docs/pictures.md "The lock"); none when there is no such file.
 * @throws Error naming the line that is none
 */
export function readLock(root: string): readonly LockedJob[] {
  return (textOf(path.join(root, LOCK_FILE)) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, id, sources, contents] = LINE.exec(line) ?? [];
      if (!id || !sources || !contents) throw new Error(`${LOCK_FILE}: not a job: ${line}`);
      return { id, sources, contents: Object.fromEntries(contents.trim().split(' ').map(pairOf)) };
    });
}

/** The text of `passes.lock`: a line a job, sorted, so that a change of one picture is a change of one line. */
export function lockText(jobs: readonly LockedJob[]): string {
  const lines = jobs.map(({ id, sources, contents }) => {
    const layers = Object.entries(contents).map(([layer, hash]) => `${layer}:${hash}`);
    return [id, sources, ...layers.sort()].join(' ');
  });
  return lines
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

/** Layer (`<family>/<layer>`) → geometry → version of its pass. */
export function lockedVersions(jobs: readonly LockedJob[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const layers = new Map<string, Map<string, string>>();
  for (const { id, contents } of jobs) {
    const [family = '', , geometry = ''] = id.split('/');
    for (const [layer, version] of Object.entries(contents)) {
      const key = `${family}/${layer}`;
      layers.set(key, (layers.get(key) ?? new Map<string, string>()).set(geometry, version));
    }
  }
  return layers;
}

const pairOf = (pair: string): readonly [layer: string, hash: string] => {
  const [layer = '', hash = ''] = pair.split(':');
  return [layer, hash];
};
