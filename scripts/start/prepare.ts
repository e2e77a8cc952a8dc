import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { catalogueHash, contentHash } from '../config/content-hash';
import { runTool } from '../config/run-tool';
import { onceFor } from '../config/stamp';
import { isMigrated, migrate } from '../db/migrations';

const GENERATED = path.join('lib', 'server', 'generated');

/** Generates the database client when the schema is not the one it was generated from. */
export async function prepareClient(): Promise<void> {
  const hash = contentHash([path.join('prisma', 'schema.prisma'), path.join('node_modules', 'prisma', 'package.json')]);
  await onceFor(path.join(GENERATED, '.schema-hash'), hash, async () => {
    console.log('Generating the database client…');
    await runTool('prisma', ['generate'], { isQuiet: true });
  });
}

/** Migrates the database and imports the catalogue files, each only when something has changed. */
export async function prepareDatabase(url: string): Promise<void> {
  if (!(await isMigrated(url))) {
    console.log('Migrating the database…');
    await migrate(url);
  }
  if (await isSeeded(url)) return;
  console.log('Importing the catalogue…');
  await runTool('tsx', [path.join('prisma', 'seed.ts')], { env: { DATABASE_URL: url }, isQuiet: true });
}

/** Whether the newest published catalogue came from the files as they are now. */
async function isSeeded(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ content_hash: string }>(
      'SELECT content_hash FROM catalogue_versions ORDER BY id DESC LIMIT 1',
    );
    return rows[0]?.content_hash === catalogueHash();
  } finally {
    await client.end();
  }
}

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.js',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** Builds the app when a source, or a setting that static pages show, has changed since the last build. */
export async function prepareBuild(): Promise<void> {
  const sources = contentHash(SOURCES, (file) => path.basename(file) === '.schema-hash');
  const shown = [process.env.SHOP_NAME, process.env.SITE_URL].join('\n');
  const hash = createHash('sha256').update(sources).update(shown).digest('hex');
  const stamp = path.join('.next', 'build-hash');
  await onceFor(stamp, hash, async () => {
    console.log('Building…');
    // a build cut short must not look finished
    await rm(stamp, { force: true });
    await runTool('next', ['build'], { env: { NODE_ENV: 'production' }, isQuiet: true });
  });
}
