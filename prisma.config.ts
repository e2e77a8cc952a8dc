import { defineConfig } from 'prisma/config';

// Every command looks for a native engine, a download from a host of its own; only these two start it
// (docs/decisions/017-migrations.md).
if (!['migrate', 'db'].includes(process.argv[2] ?? '')) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations', seed: 'tsx prisma/seed.ts' },
  // `generate` runs without a database
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://unset.invalid/unset' },
});
