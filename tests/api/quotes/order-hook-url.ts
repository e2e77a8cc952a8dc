/** Import first: settings are parsed once. Each Jest worker of each run has a port of its own for its receiver. */
export const HOOK_PORT =
  31_000 + ((Number(process.env.TEST_RUN ?? 0) * 16 + Number(process.env.JEST_WORKER_ID ?? 0)) % 1_500);
export const HOOK_SECRET = 'a secret of orders, for tests only';
process.env.ORDER_WEBHOOK_URL = `http://127.0.0.1:${HOOK_PORT}/orders?for=shop`;
process.env.ORDER_WEBHOOK_SECRET = HOOK_SECRET;
