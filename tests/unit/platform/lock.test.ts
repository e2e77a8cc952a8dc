import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withLock } from '@/scripts/db/lock';

const lockFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'a.lock');

describe('a lock', () => {
  it('lets one in at a time', async () => {
    const file = lockFile();
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 40));
      events.push(`${name} out`);
    };
    await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);
    expect(events).toHaveLength(4);
    expect(events[0]?.[0]).toBe(events[1]?.[0]);
    expect(existsSync(file)).toBe(false);
  });

  it('is given back when the work fails', async () => {
    const file = lockFile();
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(file)).toBe(false);
  });

  it('of a dead process is taken over', async () => {
    const file = lockFile();
    writeFileSync(file, String(2 ** 22 + 1));
    await expect(withLock(file, async () => 'done')).resolves.toBe('done');
  });
});
