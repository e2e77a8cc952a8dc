/** A span of time that several steps share. */
export interface TimeLimit {
  /** Settles as the step does, or rejects when the time is up first; what the step says after that is heard by nobody. */
  readonly race: <T>(step: Promise<T>) => Promise<T>;
  /** Lets go of the clock. */
  readonly clear: () => void;
}

/** @param message of the Error when the time is up */
export function timeLimit(milliseconds: number, message: string): TimeLimit {
  let timer: NodeJS.Timeout | undefined;
  const isUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  isUp.catch(() => undefined);
  return { race: (step) => Promise.race([step, isUp]), clear: () => clearTimeout(timer) };
}
