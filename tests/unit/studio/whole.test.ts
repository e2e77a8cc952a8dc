/** The check of stacked layers against whole pieces (docs/pictures.md "Passes") knows what a style is drawn of. */
import { loadCatalogueFiles } from '@/lib/server/catalogue/files';
import { CATALOGUE_FOLDER } from '@/scripts/catalog/folder';
import { readStudioData } from '@/scripts/studio/data';
import { catalogueNeeds } from '@/scripts/studio/needs';
import { planJobs } from '@/scripts/studio/plan';
import { wholePieces } from '@/scripts/studio/whole';

const { snapshot } = loadCatalogueFiles(CATALOGUE_FOLDER);
const jobs = planJobs(catalogueNeeds(snapshot), readStudioData('studio')).map((job) => ({ ...job, sources: '1' }));
const styleOf = (name: string) => {
  const style = [...snapshot.stylesById.values()].find(({ normalizedName }) => normalizedName === name);
  if (!style) throw new Error(`the catalogue has no ${name}`);
  return style;
};

it('a table is its under-structure, once, and its solid top, without its shadow', () => {
  const [piece] = wholePieces([styleOf('harvest-leg')], jobs);
  expect(piece?.jobs.map(({ kind }) => kind)).toEqual(['under', 'top']);
  expect(piece?.layers.map((layer) => layer.split('/')[1])).toEqual(['leg', 'apron', 'top']);
  expect(piece?.layers.at(-1)).toMatch(/-s$/);
});

it('every style has a piece, whose layers the studio draws', () => {
  const styles = [...snapshot.stylesById.values()];
  const pieces = wholePieces(styles, jobs);
  expect(pieces).toHaveLength(styles.length);
  for (const { name, jobs: drawn, layers } of pieces) {
    expect({ name, layers: layers.length >= drawn.length }).toEqual({ name, layers: true });
    expect(new Set(drawn.map(({ family }) => family)).size).toBe(1);
  }
});

it('a style that shows what nobody draws is told by its name', () => {
  expect(() => wholePieces([styleOf('harvest-leg')], [])).toThrow('harvest-leg');
});
