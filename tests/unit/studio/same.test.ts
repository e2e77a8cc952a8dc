/** Pictures that a change of the studio's code left as they were (studio/README.md, `--same`). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readLock } from '@/lib/server/layers/passes-lock';
import { differencesOf } from '@/scripts/studio/compare-passes';
import { isUpToDate, renewLines } from '@/scripts/studio/filing';
import type { Sourced } from '@/scripts/studio/job';
import { sampleOf } from '@/scripts/studio/same';

const job = (family: string, layer: string, geometry: string, sources = '0'.repeat(16)): Sourced => ({
  ...{ id: `${family}/${layer}/${geometry}`, kind: 'layer', family, layer, layers: [layer], geometry },
  ...{ tokens: [], grain: true, sources },
});

describe('the sample', () => {
  const beds = Array.from({ length: 90 }, (_, index) => job('bed', 'headboard', `h-${index}`));
  const rails = Array.from({ length: 9 }, (_, index) => job('bed', 'farside', `r-${index}`));
  const one = job('bed', 'shadow', 'low');

  it('has something of every builder, in proportion and from one end to the other', () => {
    const sample = sampleOf([...beds, ...rails, one], 10).map(({ id }) => id);
    expect(sample.filter((id) => id.includes('/headboard/'))).toEqual(
      [0, 10, 20, 30, 40, 50, 60, 70, 80].map((at) => `bed/headboard/h-${at}`),
    );
    expect(sample.filter((id) => !id.includes('/headboard/'))).toEqual(['bed/farside/r-0', 'bed/shadow/low']);
  });

  it('is all there is when that is less than asked for', () => {
    expect(sampleOf([one], 10)).toEqual([one]);
    expect(sampleOf([], 10)).toEqual([]);
  });
});

describe('a pass and the same drawn again', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'same-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A grey field of 64 × 48 with one block of 16 × 16 as much lighter. */
  async function write(name: string, lighter: number, said: object = {}, width = 64): Promise<void> {
    const place = path.join(folder, name, 'bed/top/a');
    mkdirSync(place, { recursive: true });
    const data = Buffer.alloc(width * 48, 100);
    for (let y = 16; y < 32; y += 1) data.fill(100 + lighter, y * width + 16, y * width + 32);
    const picture = sharp(data, { raw: { width, height: 48, channels: 1 } }).webp({ lossless: true });
    writeFileSync(path.join(place, 'light.webp'), await picture.toBuffer());
    writeFileSync(path.join(place, 'pass.json'), JSON.stringify({ version: name, frame: [800, 460], ...said }));
  }
  const compared = (): Promise<readonly string[]> =>
    differencesOf(job('bed', 'top', 'a'), path.join(folder, 'old'), path.join(folder, 'new'));

  it('are the same but for rounding, whatever their version', async () => {
    await write('old', 0);
    await write('new', 1);
    expect(await compared()).toEqual([]);
  });

  it('differ when a small place does', async () => {
    await write('old', 0);
    await write('new', 30);
    expect(await compared()).toEqual([
      expect.stringMatching(/^bed\/top\/a\/light.webp: a block differs by (29|3[01])/),
    ]);
  });

  it('differ by size and by what is said of them', async () => {
    await write('old', 0);
    await write('new', 0, {}, 80);
    expect(await compared()).toEqual(['bed/top/a/light.webp: a block differs by 255.0 levels']);
    await write('new', 0, { relief: true });
    expect(await compared()).toEqual(['bed/top/a: pass.json differs']);
  });

  it('are up to date once the lock says so, and only those that were named', async () => {
    await write('old', 0);
    const out = path.join(folder, 'old');
    const [before, now] = [job('bed', 'top', 'a'), job('bed', 'top', 'a', '1'.repeat(16))];
    await renewLines(out, [before]);
    expect(isUpToDate(now, readLock(out)[0])).toBe(false);
    await renewLines(out, [now]);
    expect(isUpToDate(now, readLock(out)[0])).toBe(true);
    expect(readLock(out)).toHaveLength(1);
  });
});
