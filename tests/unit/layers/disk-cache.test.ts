import { randomBytes } from 'node:crypto';
import files, { mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DiskCache } from '@/lib/server/layers/disk-cache';

const LONG_AGO = new Date(Date.now() - 3_600_000);

/** A file that passes for a WebP of this many bytes. */
function picture(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(size - 8, 4);
  bytes.write('WEBP', 8, 'latin1');
  return bytes;
}

const keyOf = (n: number): string => n.toString(16).padStart(32, '0');

describe('disk cache', () => {
  let directory = '';
  const warn = jest.fn();
  const log = { warn, error: jest.fn() };
  beforeEach(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'layer-cache-'));
  });

  const bytesOnDisk = async (): Promise<number> => {
    const sizes = await Promise.all(
      (await readdir(directory)).map(async (name) => (await stat(path.join(directory, name))).size),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  it('gives back what was stored, also to the next process', async () => {
    const bytes = picture(500);
    await new DiskCache(directory, 10_000, log).put(keyOf(1), bytes);
    expect(await new DiskCache(directory, 10_000, log).get(keyOf(1))).toEqual(bytes);
  });

  it('stays within its bound after every write, least recently used first', async () => {
    const cache = new DiskCache(directory, 3_100, log);
    for (let n = 1; n <= 3; n += 1) await cache.put(keyOf(n), picture(1_000));
    await cache.get(keyOf(1));
    await cache.put(keyOf(4), picture(1_000));
    expect(await bytesOnDisk()).toBeLessThanOrEqual(3_100);
    expect(await cache.get(keyOf(1))).not.toBeNull();
    expect(await cache.get(keyOf(2))).toBeNull();
  });

  it('brings a folder that is too large within the bound', async () => {
    for (let n = 1; n <= 9; n += 1) await writeFile(path.join(directory, `${keyOf(n)}.webp`), picture(1_000));
    await utimes(path.join(directory, `${keyOf(5)}.webp`), LONG_AGO, LONG_AGO);
    const cache = new DiskCache(directory, 4_000, log);
    await cache.put(keyOf(10), picture(1_000));
    expect(await bytesOnDisk()).toBeLessThanOrEqual(4_000);
    expect(await cache.get(keyOf(5))).toBeNull();
    expect(await cache.get(keyOf(10))).not.toBeNull();
  });

  it('ignores what a kill in mid-write left, and clears it away', async () => {
    const leftover = path.join(directory, '01234567-0123-0123-0123-0123456789ab.tmp');
    await writeFile(leftover, 'half a pict');
    await utimes(leftover, LONG_AGO, LONG_AGO);
    await new DiskCache(directory, 10_000, log).put(keyOf(1), picture(100));
    expect(await readdir(directory)).toEqual([`${keyOf(1)}.webp`]);
  });

  it('drops a stored file that was cut short', async () => {
    await writeFile(path.join(directory, `${keyOf(1)}.webp`), picture(500).subarray(0, 300));
    const cache = new DiskCache(directory, 10_000, log);
    expect(await cache.get(keyOf(1))).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('drops a stored file of the right length that the disk has damaged', async () => {
    const cache = new DiskCache(directory, 10_000, log);
    await cache.put(keyOf(1), picture(500));
    const file = path.join(directory, `${keyOf(1)}.webp`);
    const bytes = await files.readFile(file);
    bytes[300] = (bytes[300] ?? 0) ^ 1;
    await writeFile(file, bytes);
    expect(await cache.get(keyOf(1))).toBeNull();
  });

  it('leaves foreign files alone', async () => {
    await writeFile(path.join(directory, 'notes.txt'), 'mine');
    await new DiskCache(directory, 100, log).put(keyOf(1), picture(100));
    expect(await readdir(directory)).toContain('notes.txt');
  });

  it('stores nothing, fails nobody and says so once when it cannot write', async () => {
    const blocked = path.join(directory, 'file');
    await writeFile(blocked, '');
    const cache = new DiskCache(path.join(blocked, 'layers'), 10_000, log);
    await cache.put(keyOf(1), picture(100));
    await cache.put(keyOf(2), picture(100));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await cache.get(keyOf(1))).toBeNull();
  });

  it('leaves nothing behind and fails nobody when the disk is full in mid-write', async () => {
    const cache = new DiskCache(directory, 10_000, log);
    await cache.put(keyOf(1), picture(100));
    const full = jest.spyOn(files, 'writeFile').mockImplementationOnce(async (file) => {
      await files.writeFile(String(file), 'the half that fitted');
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    await cache.put(keyOf(2), picture(100));
    full.mockRestore();
    expect(await readdir(directory)).toEqual([`${keyOf(1)}.webp`]);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ reason: expect.stringContaining('ENOSPC') }),
      expect.any(String),
    );
    expect(await cache.get(keyOf(1))).not.toBeNull();
    expect(await cache.get(keyOf(2))).toBeNull();
  });

  it('is rebuilt from nothing', async () => {
    const cache = new DiskCache(path.join(directory, 'deep', 'layers'), 10_000, log);
    await cache.put(keyOf(1), picture(100));
    expect(await cache.get(keyOf(1))).not.toBeNull();
  });
});
