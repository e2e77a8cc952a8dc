import pg from 'pg';

/** Runs `work` with a connection of its own. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs `sql` on the server, outside any transaction (for CREATE DATABASE and its kin). */
export const onServer = (url: string, sql: string): Promise<pg.QueryResult> =>
  withConnection(url, (client) => client.query(sql));

/** Address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
