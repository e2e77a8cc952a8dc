/** Import first: settings are parsed once. Each Jest worker has a port of its own for its sink. */
export const SMTP_PORT = 26_000 + Number(process.env.JEST_WORKER_ID ?? 0);
process.env.SMTP_URL = `smtp://127.0.0.1:${SMTP_PORT}`;
