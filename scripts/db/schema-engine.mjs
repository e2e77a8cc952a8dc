#!/usr/bin/env node
/**
 * Prisma's schema engine without its native download: the WASM build of the same commit, bound to the `pg` driver.
 * The Prisma CLI starts this file (PRISMA_SCHEMA_ENGINE_BINARY) and speaks JSON-RPC with it, a line a message.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { cli } from './schema-engine/cli.mjs';
import { createEngine } from './schema-engine/engine.mjs';
import { toRpcError } from './schema-engine/errors.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datamodels: { type: 'string', multiple: true, short: 'd' },
    datasource: { type: 'string' },
    'enabled-preview-features': { type: 'string' },
    'extension-types': { type: 'string' },
  },
});

const datasource = values.datasource ? JSON.parse(values.datasource) : {};

// a panic inside a callback reaches nobody; the CLI reads such lines and treats 101 as a crash
process.on('uncaughtException', (error) => {
  const { message } = toRpcError(error, undefined).data;
  process.stderr.write(`${JSON.stringify({ level: 'ERROR', target: 'schema_engine', fields: { message } })}\n`);
  process.exit(101);
});

if (positionals[0] === 'cli') {
  process.exitCode = await cli(positionals[1], datasource.url);
} else {
  const datamodels = (values.datamodels ?? []).map((path) => [path, readFileSync(path, 'utf8')]);
  await serve(createEngine(datasource, datamodels));
}

/** Answers requests one after another until the CLI closes its end. */
async function serve(engine) {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const request = JSON.parse(line);
    // an answer of the CLI to our own `print`
    if (request.method === undefined) continue;
    const answer = await run(engine, request);
    write({ jsonrpc: '2.0', id: request.id, ...answer });
  }
  await engine.close();
}

async function run(engine, { method, params }) {
  try {
    const result = await engine.call(method, params);
    // the native engine prints the script itself; the CLI shows what it is told to print
    if (method === 'diff' && result?.stdout) {
      write({ jsonrpc: '2.0', id: `print-${Date.now()}`, method: 'print', params: { content: result.stdout } });
    }
    return { result: result ?? null };
  } catch (error) {
    return { error: toRpcError(error, engine.errorRegistry) };
  }
}

function write(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
