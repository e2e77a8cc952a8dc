import 'server-only';
import { env } from '../env';

/**
 * Markup × 100 that anonymous callers see prices at; null when the site shows them none (DESIGN §8).
 * Decided here only: no browser ever says what a price is multiplied with.
 */
export function publicMarkup(): number | null {
  return env.publicMarkupHundredths;
}
