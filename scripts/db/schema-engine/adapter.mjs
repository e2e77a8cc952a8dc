import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** PostgreSQL's `"char"`, which system catalogues use and the adapter refuses. */
const CHAR_OID = 18;
const TEXT_OID = 25;

/**
 * The driver adapter with what migrations need and version 7.10 lacks: whole scripts in one query, `"char"` columns,
 * and a shadow database that is not the main one.
 *
 * @param {{ url?: string, shadowDatabaseUrl?: string }} datasource
 */
export function adapterFactory(datasource) {
  const factory = new PrismaPg({ connectionString: datasource.url });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      return patch(await factory.connect());
    },
    async connectToShadowDb() {
      if (datasource.shadowDatabaseUrl) {
        return patch(await new PrismaPg({ connectionString: datasource.shadowDatabaseUrl }).connect());
      }
      return connectToOwnShadow(datasource.url);
    },
  };
}

async function connectToOwnShadow(url) {
  const database = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
  await onServer(url, `CREATE DATABASE "${database}"`);
  const shadowUrl = new URL(url);
  shadowUrl.pathname = `/${database}`;
  const adapter = patch(await new PrismaPg({ connectionString: shadowUrl.href }).connect());
  const close = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await close();
    await onServer(url, `DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
  };
  return adapter;
}

async function onServer(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function patch(adapter) {
  const pool = adapter.underlyingDriver();
  // the adapter would split at every `;`, inside functions and texts too
  adapter.executeScript = async (script) => {
    try {
      await pool.query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  /** Rows → which of their columns were `"char"`. */
  const charColumns = new WeakMap();
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    const isChar = (field) => field.dataTypeID === CHAR_OID;
    charColumns.set(
      result.rows,
      result.fields.flatMap((field, column) => (isChar(field) ? [column] : [])),
    );
    for (const field of result.fields) if (isChar(field)) field.dataTypeID = TEXT_OID;
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const column of charColumns.get(result.rows) ?? []) result.columnTypes[column] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
}
