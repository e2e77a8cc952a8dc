/** Looks of login and logout, and of the place they leave free for each other. */
export const ACCOUNT_LOOKS = {
  icon: 'flex min-h-11 min-w-16 items-center justify-end gap-2 text-note text-soft transition-colors duration-150 hover:text-ink',
  word: 'flex min-h-11 min-w-16 items-center justify-center px-1 font-semibold transition-colors duration-150 hover:text-accent lg:font-normal',
} as const;

export type AccountLook = keyof typeof ACCOUNT_LOOKS;
