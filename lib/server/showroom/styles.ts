import 'server-only';
import { setImmediate } from 'node:timers/promises';
import type { StyleCard } from '@/lib/contracts/style-cards';
import { LRUCache } from 'lru-cache';
import type { CatalogueSnapshot, Category, Style } from '@/lib/domain/catalogue';
import { styleName } from '@/lib/domain/style-name';
import { configurationOf, familyOf } from '@/lib/families/registry';
import type { PageInput } from '../configurator/build-page';
import { cheapestTotal } from '../configurator/cheapest';
import { availableImageNames } from '../configurator/image-names';
import { wholeAddress } from '../pictures/whole';
import { buildsOf } from '@/lib/families/showroom/builds';
import type { Sought } from './facets';
import type { Order } from './search';

/** A style as the showroom shows it. */
export interface ShownStyle {
  readonly style: Style;
  readonly category: Category;
  readonly name: string;
  /** Of what it starts with; null while nobody has drawn it. */
  readonly picture: string | null;
  /** Whole dollars of its cheapest design at the caller's markup; null where the caller sees no price. */
  readonly from: number | null;
}

/** Lists by category and markup: every visitor opens menus, and a large catalogue's lists take a while at first. */
const MOST_LISTS = 100;
const lists = new WeakMap<CatalogueSnapshot, LRUCache<string, Promise<readonly ShownStyle[]>>>();

/**
 * Styles as a caller sees them, in the shop's order. Made once a catalogue, for all who ask meanwhile.
 * @param route of a category; null for all
 */
export async function shownStyles(input: PageInput, route: string | null): Promise<readonly ShownStyle[]> {
  const known = lists.get(input.snapshot) ?? new LRUCache({ max: MOST_LISTS });
  lists.set(input.snapshot, known);
  const key = `${route ?? ''} ${input.markup}`;
  const list = known.get(key) ?? listStyles(input, route);
  known.set(key, list);
  list.catch(() => known.delete(key));
  return list;
}

async function listStyles(input: PageInput, route: string | null): Promise<readonly ShownStyle[]> {
  const shown: ShownStyle[] = [];
  for (const category of input.snapshot.categories) {
    if (route !== null && category.normalizedName !== route) continue;
    for (const style of category.styles) {
      const configuration = configurationOf(style);
      const images = availableImageNames(input.snapshot, configuration);
      shown.push({
        style,
        category,
        name: styleName(style),
        picture: wholeAddress({ configuration, images }),
        from: cheapestTotal(style, input),
      });
      // A style's designs take some milliseconds at first: others may be answered in between.
      await setImmediate();
    }
  }
  return shown;
}

export const cardOf = ({ style, category, name, picture, from }: ShownStyle): StyleCard => ({
  id: style.id,
  name,
  category: category.normalizedName,
  route: style.normalizedName,
  note: style.note1,
  picture,
  from,
});

/** The same with what they can be looked for by. */
export async function soughtStyles(input: PageInput): Promise<readonly (ShownStyle & Sought)[]> {
  const sought: (ShownStyle & Sought)[] = [];
  for (const shown of await shownStyles(input, null)) {
    sought.push({ ...shown, builds: buildsOf(familyOf(shown.style), shown.style) });
    await setImmediate();
  }
  return sought;
}

/** In another order; what has no price comes last. */
export function inOrder<T extends ShownStyle>(styles: readonly T[], order: Order): readonly T[] {
  if (order === 'name') return styles.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  if (order === 'price') return styles.toSorted((a, b) => (a.from ?? Infinity) - (b.from ?? Infinity));
  return styles;
}
