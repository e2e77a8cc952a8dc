/** The pass of a known layer cannot be used; the message is the reason for the log, not for the visitor. */
export class DamagedPassError extends Error {
  override readonly name = 'DamagedPassError';
}

/** Where the picture engine reports what went wrong; pino's logger fits. Given by the caller so that tests can look. */
export interface LayerLog {
  warn(record: Readonly<Record<string, unknown>>, message: string): void;
  error(record: Readonly<Record<string, unknown>>, message: string): void;
}
