import { existsSync, mkdirSync, mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withLock } from '@/scripts/config/lock';

const lockName = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'a');

describe('a lock', () => {
  it('lets one in at a time', async () => {
    const name = lockName();
    const events: string[] = [];
    const work = (who: string) => async () => {
      events.push(`${who} in`);
      await new Promise((resolve) => setTimeout(resolve, 40));
      events.push(`${who} out`);
    };
    await Promise.all([withLock(name, work('a')), withLock(name, work('b'))]);
    expect(events).toHaveLength(4);
    expect(events[0]?.[0]).toBe(events[1]?.[0]);
    expect(existsSync(`${name}.lock`)).toBe(false);
  });

  it('is given back when the work fails', async () => {
    const name = lockName();
    await expect(withLock(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(`${name}.lock`)).toBe(false);
  });

  it('that nobody has renewed for a while is taken over, whoever left it', async () => {
    const name = lockName();
    mkdirSync(`${name}.lock`);
    const elevenSecondsAgo = Date.now() / 1000 - 11;
    utimesSync(`${name}.lock`, elevenSecondsAgo, elevenSecondsAgo);
    await expect(withLock(name, async () => 'done')).resolves.toBe('done');
  });
});
