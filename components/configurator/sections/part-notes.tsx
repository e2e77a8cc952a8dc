import type { Part } from '@/lib/domain/catalogue';

/** 'Adds 8%' for parts that cost a share of the base price (specification §2.3); '' for others. */
export function costLabel(part: Part): string {
  return part.additionalCostPercentage ? `Adds ${part.additionalCostPercentage}%` : '';
}

/** Lines of a part's description; catalogues write one point a line. */
function descriptionLines(part: Part): readonly string[] {
  return part.description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What stands under a restricted part, so that nobody has to ask: 'Not with Brown Maple Wood'. */
export function restrictionNote(invalidPartNames: readonly string[]): string {
  return invalidPartNames.length === 0 ? 'Not available' : `Not with ${invalidPartNames.join(', ')}`;
}

/** Parts that stand in the style's sample picture; their names carry '(Pictured)' (specification §9). */
const PICTURED_PART_IDS: ReadonlySet<number> = new Set([1709, 1718, 1703, 1770, 1771]);

export function PicturedMark({ part }: { readonly part: Part }) {
  return PICTURED_PART_IDS.has(part.id) && <span className="font-normal text-soft"> (Pictured)</span>;
}

/** The points of a part's description, where the catalogue gives any. Inside a button, so spans and not a list. */
export function PartDetails({ part }: { readonly part: Part }) {
  return descriptionLines(part).map((line) => (
    <span key={line} className="block text-fine text-soft">
      {line}
    </span>
  ));
}
