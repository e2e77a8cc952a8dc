/** Import first: settings are parsed once. Each Jest worker of each run has a port of its own for its sink. */
export const SMTP_PORT =
  10_000 + ((Number(process.env.TEST_RUN ?? 0) * 16 + Number(process.env.JEST_WORKER_ID ?? 0)) % 20_000);
process.env.SMTP_URL = `smtp://127.0.0.1:${SMTP_PORT}`;
