import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { stringify } from 'csv-stringify/sync';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { z } from 'zod';
import { PrismaClient, type Prisma } from './generated/client';

/** A transaction in which whole tables are written by PostgreSQL's COPY. */
export interface BulkTransaction {
  readonly db: Prisma.TransactionClient;
  /**
   * Adds rows to a table; fields are its columns by Prisma's names. `onWritten` hears of each batch how many it were.
   * @throws Error when a field has no column, or the database refuses a row: the transaction is lost then
   */
  readonly copy: (table: string, rows: readonly object[], onWritten?: (count: number) => void) => Promise<void>;
}

/** Rows sent at a time. */
const BATCH = 5_000;

/**
 * Runs `work` in one transaction on a connection of its own, which Prisma and COPY share: Prisma is handed a pool of just
 * that one. `limitMs` bounds it all.
 */
export async function bulkTransaction<T>(
  connectionString: string,
  limitMs: number,
  work: (bulk: BulkTransaction) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString, max: 1 });
  const connected = new Promise<pg.PoolClient>((resolve) => pool.once('connect', resolve));
  const client = new PrismaClient({ adapter: new PrismaPg(pool) });
  try {
    return await client.$transaction(
      async (db) => {
        const connection = await connected;
        return work({ db, copy: (table, rows, onWritten) => copyRows(connection, table, rows, onWritten) });
      },
      { timeout: limitMs, maxWait: limitMs },
    );
  } finally {
    await client.$disconnect();
    await pool.end();
  }
}

async function copyRows(
  connection: pg.PoolClient,
  table: string,
  rows: readonly object[],
  onWritten: (count: number) => void = () => {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const fields = Object.keys(first);
  const columns = await columnsOf(connection, table, fields);
  function* lines(): Generator<string> {
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      yield csv(batch, fields);
      onWritten(batch.length);
    }
  }
  const names = [table, ...columns].map((name) => pg.escapeIdentifier(name));
  const into = connection.query(from(`COPY ${names[0]} (${names.slice(1).join()}) FROM STDIN (FORMAT csv)`));
  await pipeline(Readable.from(lines()), into);
}

/** COPY's own CSV: nothing is null, '' is the empty text; a list is written as an array. */
const csv = (rows: readonly object[], fields: readonly string[]): string =>
  stringify([...rows], {
    columns: [...fields],
    quoted_string: true,
    cast: {
      boolean: (value) => ({ value: value ? 't' : 'f', quoted_string: false }),
      object: (value) => `{${Array.isArray(value) ? value.join() : ''}}`,
    },
  });

const namedRows = z.array(z.object({ name: z.string() }));

/** The columns of fields. */
async function columnsOf(
  connection: pg.PoolClient,
  table: string,
  fields: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await connection.query(COLUMNS, [pg.escapeIdentifier(table)]);
  const byField = new Map(namedRows.parse(rows).map(({ name }) => [fieldOf(name), name]));
  return fields.map((field) => {
    const column = byField.get(field);
    if (column === undefined) throw new Error(`table ${table} has no column for ${field}`);
    return column;
  });
}

const COLUMNS =
  'SELECT attname::text AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped';

/** Prisma's name of a column: `part1Id` for `part_1_id`. */
const fieldOf = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * All rows of a table by Prisma's names, which say what `Row` is, as one JSON text that PostgreSQL writes: a fifth of the
 * work of an object a row, and of its memory, that Prisma makes.
 * @param without columns that are left out
 */
export async function readTable<Row>(
  db: Prisma.TransactionClient,
  table: string,
  without: readonly string[] = [],
): Promise<readonly Row[]> {
  const name = pg.escapeIdentifier(table);
  const columns = namedRows
    .parse(await db.$queryRawUnsafe(COLUMNS, name))
    .filter((each) => !without.includes(each.name));
  const list = columns.map((each) => `${pg.escapeIdentifier(each.name)} AS ${pg.escapeIdentifier(fieldOf(each.name))}`);
  const [answer] = await db.$queryRawUnsafe<{ rows: readonly Row[] | null }[]>(
    `SELECT json_agg(t) AS rows FROM (SELECT ${list.join()} FROM ${name} ORDER BY 1) t`,
  );
  return answer?.rows ?? [];
}
