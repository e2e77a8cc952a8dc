import { isAlive, isPostgres, parsePostmaster } from '@/scripts/db/processes';

const FILE = ['4711', '/data', '1795237000', '45425', '', '127.0.0.1', '  8913   4', 'ready   ', ''].join('\n');

describe('postmaster.pid', () => {
  it('names process, port and state', () => {
    expect(parsePostmaster(FILE)).toEqual({ pid: 4711, port: 45425, isReady: true });
  });

  it('is not ready while the server starts', () => {
    expect(parsePostmaster(FILE.replace('ready   ', 'starting'))?.isReady).toBe(false);
  });

  it.each(['', '4711\n/data\n', 'what\n/data\n1\n5432'])('is nothing when cut short: %j', (text) => {
    expect(parsePostmaster(text)).toBeNull();
  });
});

describe('a process', () => {
  it('that lives need not be PostgreSQL', () => {
    expect(isAlive(process.pid)).toBe(true);
    if (process.platform === 'linux') expect(isPostgres(process.pid, '/data')).toBe(false);
  });

  it('that ended is neither', () => {
    const never = 2 ** 22 + 1;
    expect([isAlive(never), isPostgres(never, '/data')]).toEqual([false, false]);
  });
});
