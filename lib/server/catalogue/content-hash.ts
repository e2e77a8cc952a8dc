import { createHash } from 'node:crypto';
import type { CatalogueRows } from './rows';

/**
 * SHA-256 of what a catalogue says, in hex. Neither the order of rows or fields nor the layout of files counts, so a
 * catalogue that went through the database and back keeps its hash. Pictures count where there are any: what was published
 * before they belonged to a catalogue keeps its hash, too.
 */
export function contentHash(rows: CatalogueRows): string {
  const tables = Object.entries(rows).sort(([left], [right]) => (left < right ? -1 : 1));
  const hash = createHash('sha256');
  for (const [name, table] of tables) {
    if (name === 'pictures' && table.length === 0) continue;
    const lines = table.map((row: object) =>
      JSON.stringify(Object.entries(row).sort(([left], [right]) => (left < right ? -1 : 1))),
    );
    hash.update(`${name}\n${lines.sort().join('\n')}\n`);
  }
  return hash.digest('hex');
}

/** The same of what a catalogue offers, whatever that costs and looks like: two of one such hash read the same links alike. */
export const offerHash = (rows: CatalogueRows): string =>
  contentHash({ ...rows, prices: [], percents: [], twoTones: [], pictures: [] });
