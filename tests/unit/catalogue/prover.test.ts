import { setImmediate } from 'node:timers/promises';
import { CATALOGUE_FOLDER } from '@/scripts/catalog/folder';
import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { prove, proven } from '@/lib/server/catalogue/prover/prover';

const rows = readCatalogueRows(CATALOGUE_FOLDER);
const STYLES = rows.styles.length;
const ask = { markup: 270 };

it('Other work has its turn while a catalogue is proven', async () => {
  let turns = 0;
  let isDone = false;
  const report = proven('report', { then: rows }, ask).finally(() => (isDone = true));
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  expect(await report).toHaveLength(STYLES);
  // In this thread it would be a turn a style.
  expect(turns).toBeGreaterThan(20 * STYLES);
});

it('Who leaves early ends a proof and none that comes after it', async () => {
  for await (const { Style } of prove('report', { then: rows }, { markup: 160 })) {
    expect(Style).toBe('bath/inset-vanity');
    break;
  }
  const [first, ...others] = await proven('report', { then: rows }, { markup: 160 });
  expect([first?.Style, others.length]).toEqual(['bath/inset-vanity', STYLES - 1]);
});

it('Who leaves early lets those who wait have their turn', async () => {
  const first = prove('report', { then: rows }, { markup: 170 });
  await first.next();
  const waiting = [
    proven('report', { then: rows }, { markup: 180 }),
    proven('report', { then: rows }, { markup: 190 }),
  ];
  const gone = prove('report', { then: rows }, { markup: 200 });
  const unread = gone.next();
  await first.return(undefined);
  expect((await Promise.all(waiting)).map(({ length }) => length)).toEqual([STYLES, STYLES]);
  expect((await unread).done).toBe(false);
  await gone.return(undefined);
});

it('Several ask at once and all are answered, of their own catalogues', async () => {
  const [style] = rows.styles;
  const fewer = { ...rows, styles: rows.styles.filter((each) => each !== style) };
  const [all, less, again] = await Promise.all([
    proven('report', { then: rows }, ask),
    proven('report', { then: fewer }, ask),
    proven('report', { then: rows }, ask),
  ]);
  expect([all.length, less.length]).toEqual([STYLES, STYLES - 1]);
  expect(again).toEqual(all);
});

it('Only styles that are otherwise than what is live are proven before a publication, each by all that lint looks at', async () => {
  const [style, other] = rows.styles.filter(({ isPictured }) => isPictured);
  const without = { ...rows, prices: rows.prices.filter(({ styleId }) => styleId !== style?.id) };
  const defects = async (now: typeof rows, then: typeof rows) =>
    (await proven('findingsOfChanges', { now, then }, undefined)).flatMap(({ findings }) =>
      findings.filter(({ severity }) => severity === 'defect'),
    );

  expect(await defects(rows, { ...rows })).toEqual([]);
  // What has been live with a hole is not asked again, a style that gets one is.
  expect(await defects(without, { ...without })).toEqual([]);
  const found = await defects(rows, without);
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['price-hole']));
  expect(found.every(({ target }) => 'styleId' in target && target.styleId === style?.id)).toBe(true);
  expect(found.length).toBeGreaterThan(0);
  const renamed = rows.styles.map((row) => (row.id === other?.id ? { ...row, displayName: 'Otherwise' } : row));
  expect(await defects(without, { ...without, styles: renamed })).toEqual([]);
});

it('What a proof throws reaches who asked', async () => {
  const unknown = { ...rows, styles: rows.styles.map((style) => ({ ...style, familyKey: 'none' })) };
  await expect(proven('report', { then: unknown }, ask)).rejects.toThrow(/none/);
  expect(await proven('report', { then: rows }, ask)).toHaveLength(STYLES);
});
