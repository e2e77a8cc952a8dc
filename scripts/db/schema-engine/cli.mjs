import pg from 'pg';

/** Server's answer when the named database is not there. */
const UNKNOWN_DATABASE = '3D000';

/** `cli can-connect-to-database` and `cli create-database`; answers the exit code, and errors as the engine logs them. */
export async function cli(command, url) {
  try {
    if (command === 'can-connect-to-database') await query(url, 'SELECT 1');
    else if (command === 'create-database') await createDatabase(url);
    else throw new Error(`Unknown command ${command}`);
    return 0;
  } catch (error) {
    log(error.code === UNKNOWN_DATABASE ? 'P1003' : 'P1001', error.message || String(error.code));
    return 1;
  }
}

async function createDatabase(url) {
  const server = new URL(url);
  const name = decodeURIComponent(server.pathname.slice(1));
  server.pathname = '/postgres';
  await query(server.href, `CREATE DATABASE ${pg.escapeIdentifier(name)}`);
}

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The CLI leaves out the first line (the engine's greeting) and reads the others as JSON. */
function log(code, message) {
  const line = (level, fields) => JSON.stringify({ level, target: 'schema_engine::logger', fields });
  const error = line('ERROR', { error_code: code, message });
  process.stderr.write(`${line('INFO', { message: 'Starting schema engine CLI' })}\n${error}\n`);
}
