import 'server-only';
import { parseMarkup } from '@/lib/domain/markup-code';
import type { Caller } from '../auth/sessions';
import { env } from '../env';

/** Markup × 100 that anonymous callers see prices at; null when the site shows them none (specification §15.2). */
export function publicMarkup(): number | null {
  return env.publicMarkupHundredths;
}

/**
 * Markup × 100 that a caller sees prices at (specification §15.2). Decided here only: what is sent counts for super
 * users alone, and only when it is a markup.
 * @param sent reads the `Markup` of the selection; not called for anybody else
 */
export function callerMarkup(caller: Caller | null, sent: () => unknown): number | null {
  if (!caller) return publicMarkup();
  if (caller.role !== 'SuperUser') return caller.markup;
  const markup = sent();
  const isGiven = typeof markup === 'string' || typeof markup === 'number';
  return (isGiven ? parseMarkup(String(markup)) : null) ?? caller.markup;
}
