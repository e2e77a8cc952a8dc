import type { Part, Section } from '@/lib/domain/catalogue';
import type { SlotDefinition } from '@/lib/domain/family';
import type { Target } from '@/lib/domain/report/finding';
import { WOOD, sizeSlotOf } from '@/lib/domain/slots';
import { groupBy } from '../group-by';
import { exampleWith } from './example';
import { atStyle, partKey, shownParts, shownSections, type StyleCheck } from './style-check';

/** What one part costs in one size and the woods of one tier. */
interface Quote {
  readonly size: Part | null;
  readonly tier: string;
  readonly woodIds: readonly number[];
  /** Null: declared as not quoted; undefined: nobody has said. */
  readonly cents: number | null | undefined;
}

/** A part that is priced by itself, with all its quotes. */
interface PricedPart {
  readonly section: Section;
  readonly part: Part;
  readonly quotes: readonly Quote[];
}

/** Checks that everything has a price or is declared as not made (`n/a`); answers how many holes were declared. */
export function checkPrices(check: StyleCheck): number {
  const priced = pricedParts(check);
  for (const { section, part, quotes } of priced) {
    const hole = quotes.find(({ cents }) => cents === undefined);
    if (!hole) continue;
    const message = `price hole: ${partKey(check, part)} has no price for ${whereOf(part, hole)}; write n/a if it is not made`;
    check.report('price-hole', targetOf(check, section, part, hole), message, exampleOf(check, part, hole));
  }
  const declared = priced.flatMap(({ quotes }) => quotes).filter(({ cents }) => cents === null);
  return declared.length + checkTwoTone(check);
}

/** Names what a possible design holds and the maker does not quote, though a neighbour is quoted. */
export function checkNotQuoted(check: StyleCheck): void {
  for (const { section, part, quotes } of pricedParts(check)) {
    if (!quotes.some(({ cents }) => typeof cents === 'number')) continue;
    const holes = quotes.flatMap((quote) => {
      const example = quote.cents === null ? exampleOf(check, part, quote) : undefined;
      return example ? [{ quote, example }] : [];
    });
    const [first, ...more] = holes;
    if (!first) continue;
    const others = more.length > 0 ? `, and ${more.length} more` : '';
    const message = `${partKey(check, part)} is not quoted in ${check.style.normalizedName} for ${whereOf(part, first.quote)}${others}`;
    check.report('not-quoted', targetOf(check, section, part, first.quote), message, first.example);
  }
}

const exampleOf = (check: StyleCheck, part: Part, { size, woodIds }: Quote) =>
  exampleWith(check, ...(size && size !== part ? [[size.id]] : []), woodIds, [part.id]);

const whereOf = (part: Part, { size, tier }: Quote): string =>
  [size && size !== part ? `size ${size.displayName}` : '', `wood tier ${tier}`].filter(Boolean).join(', ');

const targetOf = ({ style }: StyleCheck, section: Section, part: Part, { size, tier }: Quote): Target => ({
  type: 'price',
  styleId: style.id,
  partId: part.id,
  sectionId: section.id,
  sizePartId: size?.id ?? null,
  woodTier: tier,
});

function pricedParts(check: StyleCheck): readonly PricedPart[] {
  const sizeSlot = sizeSlotOf(check.family);
  const isPriced = ({ priceRole }: SlotDefinition): boolean => priceRole === 'component' || priceRole === 'option';
  return check.family.slots.filter(isPriced).flatMap(({ key, priceRole }) =>
    shownSections(check).flatMap((section): readonly PricedPart[] => {
      const priced = (part: Part, sizes: readonly Part[]) => ({ section, part, quotes: quotesOf(check, part, sizes) });
      if (section.slot === key) {
        return section.parts
          .filter((part) => priceRole === 'component' || part.additionalCostPercentage === null)
          .map((part) => priced(part, key === sizeSlot ? [part] : shownParts(check, sizeSlot)));
      }
      if (section.childSlot !== key) return [];
      return section.parts.flatMap((size) => size.childParts.map((leaf) => priced(leaf, [size])));
    }),
  );
}

/** Every size, and every tier that a wood of the style has. */
function quotesOf(check: StyleCheck, part: Part, sizes: readonly Part[]): readonly Quote[] {
  const { style, partsById, lookup } = check;
  const tiers = groupBy(
    shownParts(check, WOOD).map(({ id }) => id),
    (id) => partsById.get(id)?.woodTier ?? '',
  );
  return (sizes.length > 0 ? sizes : [null]).flatMap((size) =>
    [...tiers].map(([tier, woodIds]): Quote => {
      const query = { styleId: style.id, partId: part.id, sizePartId: size?.id ?? null };
      return { size, tier, woodIds, cents: lookup({ ...query, woodPartId: woodIds[0] ?? null }) };
    }),
  );
}

function checkTwoTone(check: StyleCheck): number {
  const { style, rows, report } = check;
  const known = new Map(
    rows.twoTones.filter((row) => row.styleId === style.id).map((row) => [row.sizeClass, row.cents]),
  );
  const sizes = shownParts(check, sizeSlotOf(check.family));
  for (const sizeClass of new Set(sizes.map((size) => size.sizeClass))) {
    if (known.has(sizeClass)) continue;
    const example = exampleWith(
      check,
      sizes.filter((size) => size.sizeClass === sizeClass).map(({ id }) => id),
    );
    report('price-hole', atStyle(check), `price hole: no two-tone addition for size class '${sizeClass}'`, example);
  }
  return [...known.values()].filter((cents) => cents === null).length;
}
