import 'server-only';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { INVALID_SKU } from '@/lib/domain/parse-sku';
import { styleIndex } from '@/lib/domain/style-index';
import { styleName } from '@/lib/domain/style-name';
import { survivingPicks } from '@/lib/domain/surviving';
import { configurationOf } from '@/lib/families/registry';
import { snapshotsBefore } from '../catalogue/versions/earlier';
import { readSkuOfAny } from './read-sku';

/** A link that the catalogue of today cannot read, and an earlier one can. */
export interface LinkOfBefore {
  /** The design with what is gone replaced by what the style starts with; null when the style itself is gone. */
  readonly configuration: Configuration | null;
  /** Which parts are gone, each by its name, or that the style is. */
  readonly gone: string;
  /** The same with what is shown instead. */
  readonly notice: string;
}

/** What an old link named, as far as it is still made; null for a sku that no version could read. */
export async function linkOfBefore(sku: string, now: CatalogueSnapshot): Promise<LinkOfBefore | null> {
  for (const earlier of await snapshotsBefore(now.version)) {
    const found = readSkuOfAny(earlier, sku);
    if (found.ok) return asOfToday(found.value.configuration, now);
  }
  return null;
}

function asOfToday(before: Configuration, { stylesById }: CatalogueSnapshot): LinkOfBefore {
  const style = stylesById.get(before.style.id);
  if (!style) {
    const gone = `The ${styleName(before.style)} of this link is no longer made.`;
    return { configuration: null, gone, notice: gone };
  }
  const offered = new Set(
    styleIndex(style).sections.flatMap(({ parts }) =>
      parts.flatMap((part) => [part.id, ...part.childParts.map(({ id }) => id)]),
    ),
  );
  const gone = before.entries.flatMap(({ part, sectionDisplayName }) =>
    part && !offered.has(part.id) ? [`${sectionDisplayName}: ${part.displayName}`] : [],
  );
  const what =
    gone.length === 0 ? 'This link was written for an earlier catalogue.' : `No longer made: ${gone.join(', ')}.`;
  return {
    configuration: configurationOf(style, survivingPicks(style, before.picks)),
    gone: what,
    notice: `${what} What you see is the nearest that is made today.`,
  };
}

/** Why a sku names nothing that is made today: which parts are gone, where it is known; else 'invalid sku'. */
export const refusalOfSku = async (sku: string, now: CatalogueSnapshot): Promise<string> =>
  (await linkOfBefore(sku, now))?.gone ?? INVALID_SKU;

/** The design that a sku names, or the nearest that is made of one of before; null for a sku that says nothing. */
export async function nearestDesign(
  sku: string,
  now: CatalogueSnapshot,
): Promise<{ readonly configuration: Configuration; readonly isExact: boolean } | null> {
  const found = readSkuOfAny(now, sku);
  if (found.ok) return { configuration: found.value.configuration, isExact: true };
  const configuration = (await linkOfBefore(sku, now))?.configuration ?? null;
  return configuration && { configuration, isExact: false };
}
