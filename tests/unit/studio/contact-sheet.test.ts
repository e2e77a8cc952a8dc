import { loadCatalogueFiles } from '@/lib/server/catalogue/files';
import { FAMILIES } from '@/lib/families/registry';
import { sheets } from '@/scripts/contact-sheet/sheets';

const { snapshot } = loadCatalogueFiles('prisma/catalog');
const all = sheets(snapshot);
const cells = (name: string) => all.find((sheet) => sheet.name === name)?.cells() ?? [];

/** Addresses below a folder that a sheet shows. */
const shown = (name: string, folder: string): readonly string[] =>
  cells(name)
    .flatMap((cell) => cell.layers.map(({ address }) => address))
    .filter((address) => address.startsWith(`/images/${folder}/`));

it('has a sheet of styles for every category, with every style', () => {
  for (const { normalizedName, styles } of snapshot.categories) {
    const labels = cells(`${normalizedName}-styles`).map(({ label }) => label);
    expect(labels).toEqual(styles.map(({ displayName }) => displayName));
  }
});

it('has something on every sheet, each under a name of its own', () => {
  expect(all.filter((sheet) => sheet.cells().length === 0).map(({ name }) => name)).toEqual([]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { imageFolder } of FAMILIES) expect(all.some(({ name }) => name.startsWith(`${imageFolder}-`))).toBe(true);
});

it('chooses what a sheet shows: a cover opens its list, fittings colour the faucet', () => {
  const covers = shown('bed-fabric', 'bed/panel').map((address) => /(\w+)\.webp$/.exec(address)?.[1]);
  expect(covers).toEqual(expect.arrayContaining(['oat', 'brick', 'saddle', 'ink']));
  const faucets = shown('bath-hardware', 'bath/faucet').map((address) => /(\w+)\.webp$/.exec(address)?.[1]);
  expect(faucets).toEqual(expect.arrayContaining(['chr', 'nik', 'blk', 'orb', 'chp']));
});

it('shows each thumbnail once, in one wood, but every metal', () => {
  const subjects = shown('case-thumbs', 'case/thumb').map((address) => address.replace(/(-\w+){3}\.webp$/, ''));
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(subjects).toContain('/images/case/thumb/hardware-cup/orb.webp');
});
