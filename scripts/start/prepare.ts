import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { SHIPPED } from '../../lib/server/catalogue/shipped';
import { parseSettings } from '../../lib/server/env-schema';
import { contentHash, importHash } from '../config/content-hash';
import { runTool } from '../config/run-tool';
import { onceFor } from '../config/stamp';
import type { Database } from '../database';
import { onServer } from '../db/connection';
import { migrate } from '../db/migrations';
import { compressBuild } from './compress-build';
import { assertNobodyServes } from './serving';

const GENERATED = path.join('lib', 'server', 'generated');

/** Generates the database client when the schema is not the one it was generated from. */
export async function prepareClient(): Promise<void> {
  const hash = contentHash([path.join('prisma', 'schema.prisma'), path.join('node_modules', 'prisma', 'package.json')]);
  await onceFor(path.join(GENERATED, '.schema-hash'), hash, async () => {
    console.log('Generating the database client…');
    await runTool('prisma', ['generate'], { isQuiet: true });
  });
}

/** Migrates the database and sees to it that a catalogue is published. */
export async function prepareDatabase({ url, isEmbedded }: Database): Promise<void> {
  const applied = await migrate(url);
  if (applied.length > 0) console.log(`The database is migrated: ${applied.join(', ')}.`);
  const publisher = await publisherOf(url);
  if (publisher === null) return importCatalogue(url);
  // what somebody has published on purpose is never replaced by a start with other files
  if (publisher !== '' && publisher !== SHIPPED) return;
  // a shared server's catalogue is published on purpose, too (`npm run catalog -- import`)
  const stamp = path.join(process.env.DATA_DIR || '.data', 'catalogue-hash');
  if (isEmbedded) await onceFor(stamp, importHash(), () => importCatalogue(url));
}

async function importCatalogue(url: string): Promise<void> {
  console.log('Importing the catalogue…');
  await runTool('tsx', [path.join('prisma', 'seed.ts')], { env: { DATABASE_URL: url }, isQuiet: true });
}

const publishers = z.array(z.object({ author: z.string() }));

/** Who has published what is live; null while nothing is. */
async function publisherOf(url: string): Promise<string | null> {
  const { rows } = await onServer(url, 'SELECT author FROM catalogue_versions ORDER BY id DESC LIMIT 1');
  return publishers.parse(rows)[0]?.author ?? null;
}

/** Makes an account of each kind and prints how to sign in. For development only: their password is no secret. */
export async function prepareDemoAccounts({ url }: Database): Promise<void> {
  const env = { DATABASE_URL: url, NODE_ENV: 'development' };
  await runTool('tsx', [path.join('scripts', 'dealer.ts'), 'demo'], { env });
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

/**
 * Builds the app when a source, or a setting that static pages show, has changed since the last build.
 * @throws Error when it would have to while a server runs from the last one
 */
export async function prepareBuild(): Promise<void> {
  const sources = contentHash(SOURCES, (file) => path.basename(file) === '.schema-hash');
  const { SHOP_NAME } = parseSettings({ ...process.env, NODE_ENV: 'production' });
  const shown = [SHOP_NAME, process.env.SITE_URL].join('\n');
  const hash = createHash('sha256').update(sources).update(shown).digest('hex');
  const stamp = path.join('.next', 'build-hash');
  await onceFor(stamp, hash, async () => {
    await assertNobodyServes();
    console.log('Building…');
    // a build cut short must not look finished
    await rm(stamp, { force: true });
    await runTool('next', ['build'], { env: { NODE_ENV: 'production' }, isQuiet: true });
    await compressBuild();
  });
}
