import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { readCatalogueFiles } from '@/lib/server/catalogue/files';
import { importRows } from '@/lib/server/catalogue/import';
import { createDemoAccounts, describeDemoAccounts } from '@/lib/server/dealers/demo';
import { PrismaClient } from '@/lib/server/generated/client';

/**
 * Publishes the catalogue of `prisma/catalog` unless the database already holds just that; in development it makes an
 * account of each kind, too. Needs DATABASE_URL.
 */
async function seed(): Promise<void> {
  const { rows, pictures } = readCatalogueFiles(path.join(__dirname, 'catalog'));
  const connectionString = process.env.DATABASE_URL ?? '';
  const { version, isNew } = await importRows(connectionString, rows, undefined, { pictures });
  if (isNew) console.log(`Catalogue version ${version} published.`);
  if (process.env.NODE_ENV !== 'development') return;
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    await createDemoAccounts(db);
    console.log(describeDemoAccounts());
  } finally {
    await db.$disconnect();
  }
}

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
