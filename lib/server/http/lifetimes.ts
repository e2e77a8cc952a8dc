/** `Cache-Control` of what the address names by its version or content: it may be kept for a year without asking again. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Of what may be replaced under the same address. */
export const FOR_A_WHILE = 'public, max-age=300';
