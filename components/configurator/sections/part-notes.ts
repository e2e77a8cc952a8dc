import type { Part } from '@/lib/domain/catalogue';

/** 'Adds 8%' for parts that cost a share of the base price (SPEC §2); '' for others. */
export function costLabel(part: Part): string {
  return part.additionalCostPercentage ? `Adds ${part.additionalCostPercentage}%` : '';
}

/** Lines of a part's description; catalogues write one point a line. */
export function descriptionLines(part: Part): readonly string[] {
  return part.description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What stands under a restricted part, so that nobody has to ask: 'Not with Brown Maple Wood'. */
export function restrictionNote(invalidPartNames: readonly string[]): string {
  return invalidPartNames.length === 0 ? 'Not available' : `Not with ${invalidPartNames.join(', ')}`;
}
