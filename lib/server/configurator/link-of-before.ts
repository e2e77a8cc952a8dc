import 'server-only';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { Picks } from '@/lib/domain/picks';
import { styleIndex } from '@/lib/domain/style-index';
import { styleName } from '@/lib/domain/style-name';
import { configurationOf } from '@/lib/families/registry';
import { snapshotsBefore } from '../catalogue/versions/earlier';
import { readSkuOfAny } from './read-sku';

/** A link that the catalogue of today cannot read, and an earlier one can. */
export interface LinkOfBefore {
  /** The design with what is gone replaced by what the style starts with; null when the style itself is gone. */
  readonly configuration: Configuration | null;
  /** Which parts are gone, each by its name. */
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
  if (!style) return { configuration: null, notice: `The ${styleName(before.style)} of this link is no longer made.` };
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
    configuration: configurationOf(style, offeredOf(before.picks, offered)),
    notice: `${what} What you see is the nearest that is made today.`,
  };
}

/** Picks without what is gone; a section that has lost all its picks takes what the style starts with. */
function offeredOf({ parts, childParts, bottomStainId, twoToneType }: Picks, offered: ReadonlySet<number>): Picks {
  const kept = Object.entries(parts).flatMap(([section, ids]) => {
    const left = ids.filter((id) => offered.has(id));
    return left.length === 0 && ids.length > 0 ? [] : [[section, left] as const];
  });
  return {
    parts: Object.fromEntries(kept),
    childParts: Object.fromEntries(Object.entries(childParts).filter(([, id]) => offered.has(id))),
    bottomStainId: bottomStainId !== null && offered.has(bottomStainId) ? bottomStainId : null,
    twoToneType,
  };
}
