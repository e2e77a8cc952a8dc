/** The package has no types of its own; this is what the tests use of it. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly fieldNames?: readonly string[];
  }

  export default class Validator {
    /** Takes what an extractor found in a page: format → type → items. */
    validate(found: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>): Promise<Issue[]>;
  }
}
