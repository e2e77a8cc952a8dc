import { format } from 'node:util';
import { takeExpectedErrors } from './expect-console-error';

/** A `console.error` that no test asked for is a failure: React, Next and our own code warn that way. */
const reported: string[] = [];

beforeEach(() => {
  reported.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    reported.push(format(...parts));
  });
});

afterEach(() => {
  const expected = takeExpectedErrors();
  const unexpected = reported.filter((message) => !expected.some((pattern) => pattern.test(message)));
  const missing = expected.filter((pattern) => !reported.some((message) => pattern.test(message)));
  if (unexpected.length > 0) throw new Error(`console.error was called:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`console.error was expected but not called: ${missing.join(', ')}`);
});
