/** The pass of a known layer cannot be used; the message is the reason for the log, not for the visitor. */
export class DamagedPassError extends Error {
  override readonly name = 'DamagedPassError';
}

/** More pictures are waiting than can be made in reasonable time; trying again later helps. */
export class ComposerBusyError extends Error {
  override readonly name = 'ComposerBusyError';
}

/** By name: the engine and who asks it may have been loaded apart, each with a class of its own (docs/decisions/014). */
export const isComposerBusy = (error: unknown): boolean => error instanceof Error && error.name === 'ComposerBusyError';

/** Where the picture engine reports what went wrong; pino's logger fits. Given by the caller so that tests can look. */
export interface LayerLog {
  warn(record: Readonly<Record<string, unknown>>, message: string): void;
  error(record: Readonly<Record<string, unknown>>, message: string): void;
}
