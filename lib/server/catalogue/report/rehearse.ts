import type { RehearsalStep } from '@/lib/contracts/admin/proofs';
import type { Prisma } from '../../generated/client';
import { countOpenQuotes, openQuotes } from '../../quotes/open-quotes';
import { prove } from '../prover/prover';
import type { CatalogueRows } from '../rows';
import type { LargestChanges } from './rehearse-steps';

/**
 * What it would be like if `then` were live instead of `now` (specification §25.3), step by step, each as soon as it is known:
 * every style's cheapest, default and dearest design, every open quote, and at the end what changes most.
 * @param markup × 100, of the styles; a quote has its own
 */
export async function* rehearse(
  db: Prisma.TransactionClient,
  now: CatalogueRows,
  then: CatalogueRows,
  markup: number,
): AsyncGenerator<RehearsalStep> {
  const start = performance.now();
  const ids = new Set([...then.styles, ...now.styles].map(({ id }) => id));
  yield { Type: 'Start', Styles: ids.size, Quotes: await countOpenQuotes(db) };
  let changes: LargestChanges = { Type: 'End', ByDollars: [], ByPercent: [] };
  for await (const step of prove('styles', { now, then }, { markup })) {
    if (step.Type === 'End') changes = step;
    else yield step;
  }
  for await (const quotes of openQuotes(db)) yield* prove('quotes', { now, then }, { quotes });
  yield { ...changes, Milliseconds: Math.round(performance.now() - start) };
}
