/** A signed-in dealer as the screen knows them. */
export interface SignedIn {
  readonly status: 'in';
  readonly token: string;
  readonly email: string;
  readonly isSuperUser: boolean;
  /** Readable markup code; '' when it could not be had. */
  readonly markupCode: string;
  /** The markup in force, e.g. 2.7, and what prices are asked with; null for all but super users (specification §6). */
  readonly markup: number | null;
}

/**
 * Who uses the screen. `checking`: there is a token, and the server is being asked what it is worth; `isOffline` when it
 * does not answer. `out` with `hasEnded`: somebody was signed in on this page and is no more.
 */
export type Session =
  | { readonly status: 'out'; readonly hasEnded: boolean }
  | { readonly status: 'checking'; readonly isOffline: boolean }
  | SignedIn;
