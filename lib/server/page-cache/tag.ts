import 'server-only';
import { unstable_cache } from 'next/cache';

/** Cache tag of everything that is made from the catalogue. */
export const CATALOGUE_TAG = 'catalogue';

/**
 * Ties the page being rendered to the catalogue's tag. The catalogue is read from memory, which Next cannot see; a
 * tagged constant gives the page the tag that a refresh expires.
 */
export const markAsCatalogue = unstable_cache(async () => true, ['catalogue-mark'], { tags: [CATALOGUE_TAG] });
