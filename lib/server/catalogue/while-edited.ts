/** A longer pause of whoever edits costs seconds once; until then it is memory that pages could use. */
const PAUSE_MS = 10 * 60_000;

/** Of caches of whole catalogues that only the desk and old links ask for: what nobody asks for is let go. */
export const WHILE_EDITED = { ttl: PAUSE_MS, updateAgeOnGet: true, ttlAutopurge: true } as const;
