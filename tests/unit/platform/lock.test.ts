import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
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
  });

  it('is given back when the work fails', async () => {
    const name = lockName();
    await expect(withLock(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withLock(name, async () => 'done')).resolves.toBe('done');
  });

  it('is free in the moment its holder is killed, and held until then', async () => {
    const name = lockName();
    const script = `require('./scripts/config/lock').withLock(process.argv[1], async () => {
      process.stdout.write('in');
      await new Promise((resolve) => setTimeout(resolve, 3600000));
    })`;
    const holder = spawn(process.execPath, ['--import', 'tsx', '-e', script, name]);
    await once(holder.stdout, 'data');
    const events: string[] = [];
    const mine = withLock(name, async () => events.push('mine'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    events.push('killed');
    holder.kill('SIGKILL');
    await mine;
    expect(events).toEqual(['killed', 'mine']);
  });

  it('is no file: what a dead, empty or foreign owner has left blocks nobody', async () => {
    const name = lockName();
    mkdirSync(`${name}.lock`);
    writeFileSync(name, '1');
    await expect(withLock(name, async () => 'done')).resolves.toBe('done');
  });
});
