import { stringify } from 'yaml';
import { byPosition, groupBy } from '../group-by';
import type { CatalogueRows } from '../rows';
import { keysOf, type Keys } from './keys';
import { partFiles, sectionFile } from './parts-and-sections';
import { priceFiles } from './prices';
import { styleFiles } from './styles';

/**
 * A catalogue as files: path → text. Importing them gives rows with the same content hash; comments, shared
 * restriction sets and shared price files of the original are written out in full.
 * @throws Error when rows refer to something that is not there
 */
export function exportFiles(rows: CatalogueRows): ReadonlyMap<string, string> {
  const keys = keysOf(rows);
  const documents = new Map<string, unknown>([
    ['categories.yaml', categories(rows)],
    ['percentages.yaml', percentages(rows, keys)],
    ['two-tone.yaml', twoTone(rows, keys)],
    ['sections/sections.yaml', sectionFile(rows, keys)],
    ...partFiles(rows, keys),
    ...styleFiles(rows, keys),
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
