/** Code of the native engine for errors a user should read. */
const USER_FACING = 4466;

/** Turns what the WASM engine threw into the native engine's JSON-RPC error, which the CLI knows how to print. */
export function toRpcError(error, registry) {
  const cause = externalCause(error, registry);
  const panic = error instanceof WebAssembly.RuntimeError;
  const said = panic ? globalThis.PRISMA_WASM_PANIC_REGISTRY.message : cause?.message;
  const message = said || error?.message || String(error);
  return {
    code: USER_FACING,
    message: 'An error happened. Check the data field for details.',
    data: { is_panic: panic, message, error_code: error?.code ?? null, meta: error?.meta ?? null },
  };
}

/** Errors of the driver cross the WASM border as a number in the message; the registry keeps the real one. */
function externalCause(error, registry) {
  const id = /External error id#(\d+)/.exec(error?.message ?? '')?.[1];
  const found = id === undefined ? undefined : registry?.consumeError(Number(id))?.error;
  // the adapter wraps what the server said
  return found?.cause?.originalMessage ? { message: found.cause.originalMessage } : found;
}
