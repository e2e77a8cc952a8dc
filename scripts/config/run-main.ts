/** Errors that say more about the program than about what it was asked to do. */
const DEFECTS = ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'AssertionError'];

/**
 * Runs a script: what `main` answers is the exit code (nothing: 0). An error is told in its own words, a defect of the
 * program with its stack, and the exit code is 1.
 */
export function runMain(main: () => Promise<number | void>): void {
  main().then(
    (code) => {
      if (typeof code === 'number') process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error && !DEFECTS.includes(error.name) ? error.message : error);
      process.exitCode = 1;
    },
  );
}
