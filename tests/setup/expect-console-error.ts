const expected: RegExp[] = [];

/** Says that the running test causes a `console.error` that matches; the test fails when it does not come. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** For the set-up file: hands over what the finished test expected and forgets it. */
export function takeExpectedErrors(): RegExp[] {
  return expected.splice(0);
}
