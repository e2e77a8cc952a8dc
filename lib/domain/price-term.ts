import { DAY_MS } from './day';

/** How long a price that was given holds, unless who gives it says otherwise (specification §17.6, §23.2). */
const GOOD_DAYS = 30;

/** When a price given at `from` ends. */
export const goodUntil = (from: Date): Date => new Date(from.getTime() + GOOD_DAYS * DAY_MS);
