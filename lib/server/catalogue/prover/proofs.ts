import { exclusionOf, type Exclusion } from '@/lib/domain/space/exclusion';
import { familyOf } from '@/lib/families/registry';
import type { Difference } from '@/lib/contracts/admin/answers';
import type { RehearsalStep } from '@/lib/contracts/admin/proofs';
import { designChanges } from '../diff/designs';
import { changedStyles } from '../lint/changed-styles';
import { lintRows, type Findings } from '../lint/lint-rows';
import { rehearseQuote, rehearseStyles, type LargestChanges } from '../report/rehearse-steps';
import { reportStyles, styleKey, type StyleReport } from '../report/report';
import type { OpenQuote } from '../../quotes/open-quotes';
import type { Pair, Proven } from './proven';

type Catalogues = Pair<Proven>;

/**
 * All that takes seconds of computing over a whole catalogue (specification §25), value by value as each is found. It runs on
 * a thread of its own (`prove`): it knows neither database nor settings, and what goes in and out is plain data.
 */
export const PROOFS = {
  /** @param ask.passes pictures that are rendered, `family/layer/geometry` */
  *findings({ then }: Catalogues, { passes }: { readonly passes: readonly string[] }): Generator<Findings> {
    const known = new Set(passes);
    yield lintRows(then.rows, { hasPass: (...place) => known.has(place.join('/')) });
  },

  /** What lint finds in the styles that are otherwise than now; whether they are pictured is left unchecked. */
  *findingsOfChanges({ now, then }: Catalogues): Generator<Findings> {
    yield lintRows(then.rows, { styles: changedStyles(now, then) });
  },

  /** @param ask.markup × 100 */
  *report({ then }: Catalogues, { markup }: { readonly markup: number }): Generator<StyleReport> {
    yield* reportStyles(then.catalogue, markup);
  },

  /** What a restriction of these parts excludes in a style (`tables/harvest-leg`), there or not; nothing for no such style. */
  *exclusion(
    { then: { catalogue } }: Catalogues,
    { style: key, partIds }: { readonly style: string; readonly partIds: readonly number[] },
  ): Generator<Exclusion> {
    const style = [...catalogue.snapshot.stylesById.values()].find((each) => styleKey(catalogue, each) === key);
    if (style) yield exclusionOf(familyOf(style), style, partIds);
  },

  *designs({ now, then }: Catalogues): Generator<Difference['Designs'][number]> {
    yield* designChanges(now.catalogue, then.catalogue);
  },

  /** @param ask.markup × 100 */
  *styles(
    { now, then }: Catalogues,
    { markup }: { readonly markup: number },
  ): Generator<RehearsalStep | LargestChanges> {
    yield* rehearseStyles(now.catalogue, then.catalogue, markup);
  },

  *quotes({ now, then }: Catalogues, { quotes }: { readonly quotes: readonly OpenQuote[] }): Generator<RehearsalStep> {
    for (const quote of quotes) yield rehearseQuote(now.catalogue, then.catalogue, quote);
  },
};

export type Proof = keyof typeof PROOFS;
/** What a proof is asked beside its catalogues. */
export type Ask<K extends Proof> = Parameters<(typeof PROOFS)[K]>[1];
/** What it finds, value by value. */
export type Found<K extends Proof> = ReturnType<(typeof PROOFS)[K]> extends Generator<infer Value> ? Value : never;
