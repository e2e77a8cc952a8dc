import { resolve } from 'node:path';
import { defineConfig } from 'prisma/config';

// The native engine is a download from a host of its own; ours comes with npm. Windows cannot start a script by its
// first line, so there the CLI keeps to its own way.
if (process.platform !== 'win32') {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= resolve(__dirname, 'scripts/db/schema-engine.mjs');
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations', seed: 'tsx prisma/seed.ts' },
  // `generate` runs without a database
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://unset.invalid/unset' },
});
