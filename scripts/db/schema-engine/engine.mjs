import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { adapterFactory } from './adapter.mjs';

const require = createRequire(import.meta.url);

/** Where the engine leaves the message of a panic. */
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  message: '',
  set_message(text) {
    this.message = text;
  },
};

/** Loads the WASM by hand: Node does not import `.wasm` files by itself. */
async function loadBindings() {
  const file = require.resolve('@prisma/schema-engine-wasm').replace(/schema_engine\.js$/, 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings;
}

/**
 * One engine a CLI run, made when first called: `validate` and `generate` never need a database.
 *
 * @param {{ url?: string, shadowDatabaseUrl?: string }} datasource
 * @param {[path: string, content: string][]} datamodels
 */
export function createEngine(datasource, datamodels) {
  const factory = bindMigrationAwareSqlAdapterFactory(adapterFactory(datasource));
  let instance = null;

  async function open() {
    const { SchemaEngine } = await loadBindings();
    return SchemaEngine.new({ datamodels: datamodels.length > 0 ? datamodels : undefined }, () => {}, factory);
  }

  return {
    errorRegistry: factory.errorRegistry,
    async call(method, params) {
      instance ??= await open();
      // another name on the wire than in the bindings
      const name = method === 'getDatabaseVersion' ? 'version' : method;
      if (typeof instance[name] !== 'function') throw new Error(`The schema engine has no method ${method}.`);
      return instance[name](params);
    },
    async close() {
      instance?.free();
    },
  };
}
