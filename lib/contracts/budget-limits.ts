/** The largest budget that can be named, in whole dollars. */
export const MAX_BUDGET = 9_999_999;
