import { existsSync } from 'node:fs';
import { differenceOf } from '@/lib/server/catalogue/diff/difference';
import { readCatalogueRows } from '@/lib/server/catalogue/files';
import type { CatalogueRows } from '@/lib/server/catalogue/rows';
import { listAudit } from '@/lib/server/catalogue/versions/audit';
import { listVersions } from '@/lib/server/catalogue/versions/list-versions';
import { rollback } from '@/lib/server/catalogue/versions/rollback';
import { rowsOfVersion, versionById } from '@/lib/server/catalogue/versions/version';
import { withDatabase } from '../database';
import { withClient } from './database';
import { person } from './person';

/** `catalog versions`. */
export async function versions(): Promise<number> {
  const { Versions } = await withClient((db) => listVersions(db));
  for (const { Id, PublishedAt, Kind, Author, Note, Summary, RestoredFrom, IsLive, IsKept } of Versions) {
    const how = RestoredFrom === null ? Kind.toLowerCase() : `as version ${RestoredFrom} was`;
    const marks = [IsLive ? 'live' : '', IsKept ? '' : 'content not kept'].filter((mark) => mark !== '');
    console.log([Id, PublishedAt, how, Author, Note, Summary, ...marks].filter((text) => text !== '').join('  '));
  }
  return 0;
}

/** `catalog diff`: in words; each side a version's number or a folder. */
export async function diff(from: string, to: string): Promise<number> {
  const { Designs, Summary, ...groups } = await differenceOf(await rowsAt(from), await rowsAt(to));
  for (const [title, lines] of Object.entries(groups)) {
    if (lines.length > 0) console.log([`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n'));
  }
  for (const { Style, Possible, Impossible } of Designs) {
    console.log(`${Style}: ${Possible} designs became possible, ${Impossible} impossible`);
  }
  console.log(Summary === '' ? 'They say the same.' : `${Summary}.`);
  return 0;
}

function rowsAt(place: string): Promise<CatalogueRows> {
  if (existsSync(place)) return Promise.resolve(readCatalogueRows(place));
  if (!/^\d+$/.test(place)) throw new Error(`${place} is neither a folder nor a version.`);
  return withClient(async (db) => rowsOfVersion(db, await versionById(db, Number(place))));
}

/** `catalog rollback`. */
export async function rollbackTo(version: number, note: string): Promise<number> {
  if (!Number.isInteger(version)) throw new Error('Name a version by its number: npm run catalog -- versions');
  const published = await withDatabase((url) =>
    withClient((db) => rollback(url, db, { version, note, author: person() })),
  );
  console.log(`Published as version ${published.version}, as version ${version} was.`);
  return 0;
}

/** `catalog audit`. */
export async function audit(page: number): Promise<number> {
  const { Entries } = await withClient((db) => listAudit(db, page));
  for (const { At, Who, What, Details } of Entries) {
    console.log(`${At}  ${Who}  ${What}`);
    if (Details !== '') console.log(Details.replace(/^/gm, '    '));
  }
  return 0;
}
