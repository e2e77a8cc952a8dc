import { stringify } from 'yaml';
import { byPosition, groupBy } from '../group-by';
import type { CatalogueRows } from '../rows';
import { keysOf, type Keys } from './keys';
import { partFiles, sectionFile } from './parts-and-sections';
import { PICTURES_LIST } from '../source/pictures';
import { priceFiles } from './prices';
import { styleFiles } from './styles';

/**
 * A catalogue as files: path → text. Importing them gives rows with the same content hash; comments, shared
 * restriction sets and shared price files of the original are written out in full. The same content gives the same bytes,
 * in whatever order its rows come. Pictures of one's own are listed; their files lie beside (`pictureFile`).
 * @throws Error when rows refer to something that is not there
 */
export function exportFiles(given: CatalogueRows): ReadonlyMap<string, string> {
  const rows = inFileOrder(given);
  const keys = keysOf(rows);
  const documents = new Map<string, unknown>([
    ['categories.yaml', categories(rows)],
    ['percentages.yaml', percentages(rows, keys)],
    ['two-tone.yaml', twoTone(rows, keys)],
    ['sections/sections.yaml', sectionFile(rows, keys)],
    ...partFiles(rows, keys),
    ...styleFiles(rows, keys),
    ...pictureList(rows),
  ]);
  const yaml = [...documents].map(([file, document]): [string, string] => [
    file,
    stringify(document, { lineWidth: 120 }),
  ]);
  return new Map([...yaml, ...priceFiles(rows, keys)]);
}

function categories(rows: CatalogueRows): unknown {
  const entries = byPosition(rows.categories).map((row) => [
    row.normalizedName,
    {
      id: row.id,
      name: row.displayName,
      longName: row.longerName,
      title: row.title,
      description: row.description,
      leadTime: row.leadTime,
      delivery: row.delivery,
      defaultStyle: row.defaultStyleId,
    },
  ]);
  return { categories: Object.fromEntries(entries) };
}

function percentages(rows: CatalogueRows, keys: Keys): unknown {
  return {
    percentages: rows.percents.map((row) => ({
      parts: [keys.part(row.partId)],
      percent: row.hundredths / 100,
      ...(row.styleId === null ? {} : { styles: [keys.style(row.styleId)] }),
    })),
  };
}

function twoTone(rows: CatalogueRows, keys: Keys): unknown {
  const entries = [...groupBy(rows.twoTones, (row) => row.styleId)].map(([styleId, classes]) => [
    keys.style(styleId),
    Object.fromEntries(classes.map((row) => [row.sizeClass, row.cents === null ? 'n/a' : row.cents / 100])),
  ]);
  return { twoTone: { default: {}, styles: Object.fromEntries(entries) } };
}

/** None where there are no pictures: such a catalogue has the files it always had. */
function pictureList({ pictures }: CatalogueRows): readonly (readonly [string, unknown])[] {
  if (pictures.length === 0) return [];
  const entries = pictures.map(({ path, version }): [string, string] => [path, version]);
  return [[PICTURES_LIST, { pictures: Object.fromEntries(entries) }]];
}

/** The order that rows come in from a database means nothing, and files have one. */
function inFileOrder(rows: CatalogueRows): CatalogueRows {
  const by = <Row>(table: readonly Row[], ...columns: readonly ((row: Row) => number | string | null)[]) =>
    [...table].sort((left, right) => {
      for (const column of columns) {
        const [a, b] = [column(left) ?? -1, column(right) ?? -1];
        if (a !== b) return a < b ? -1 : 1;
      }
      return 0;
    });
  return {
    ...rows,
    parts: by(rows.parts, (row) => row.id),
    sections: by(rows.sections, (row) => row.id),
    styles: by(rows.styles, (row) => row.id),
    styleParts: by(
      rows.styleParts,
      (row) => row.styleId,
      (row) => row.partId,
    ),
    partRestrictions: by(
      rows.partRestrictions,
      (row) => row.leftPartId,
      (row) => row.rightPartId,
    ),
    threePartRestrictions: by(
      rows.threePartRestrictions,
      (row) => row.part1Id,
      (row) => row.part2Id,
      (row) => row.part3Id,
    ),
    percents: by(
      rows.percents,
      (row) => row.styleId,
      (row) => row.partId,
    ),
    twoTones: by(
      rows.twoTones,
      (row) => row.styleId,
      (row) => row.sizeClass,
    ),
    pictures: by(rows.pictures, (row) => row.path),
  };
}
