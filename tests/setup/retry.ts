/**
 * What runs processes, browsers and a database may miss the limits of the product itself on a starved machine: a second
 * try, whose first error is printed and which `npm test` counts.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
