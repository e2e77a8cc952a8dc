/**
 * Prints the SQL that turns a database of the schema on the standard input (nothing: an empty database) into one of
 * prisma/schema.prisma. `prisma migrate diff` wants a native engine from a host of its own; this is the same engine as
 * it comes with npm. It asks the server at DATABASE_URL for its version and nothing else.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

const SCHEMA = 'prisma/schema.prisma';

const before = readFileSync(0, 'utf8');
const after = readFileSync(SCHEMA, 'utf8');

await loadEngine();
const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(process.env.DATABASE_URL));
const engine = await bindings.SchemaEngine.new({ datamodels: [[SCHEMA, after]] }, () => {}, adapter);
const { stdout } = await engine.diff({
  from: before === '' ? { tag: 'empty' } : datamodel(before),
  to: datamodel(after),
  script: true,
  shadowDatabaseUrl: null,
  exitCode: null,
  filters: { externalTables: [], externalEnums: [] },
});
process.stdout.write(stdout ?? '');
process.exit();

/** Node does not import `.wasm` files by itself. */
async function loadEngine() {
  const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const wasm = readFileSync(script.replace(/schema_engine\.js$/, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

function datamodel(content) {
  return { tag: 'schemaDatamodel', files: [{ path: SCHEMA, content }] };
}
