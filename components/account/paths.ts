/** Addresses of the account screens (SPEC §2). */
export const LOGIN = '/WebAccount/Login';
export const REGISTER = '/WebAccount/Register';
export const REQUEST_RESET = '/WebAccount/reset-password-email';

/** Query parameter of login and register: where to go once somebody is logged in (DESIGN §14). */
export const FROM = 'from';

/** Where login leads by itself, and where its Cancel leads (SPEC §2). */
export const ROOT = '/';

/** An account screen that remembers where to go after login. */
export const withReturn = (path: string, returnPath: string): string =>
  returnPath === ROOT ? path : `${path}?${new URLSearchParams({ [FROM]: returnPath })}`;
