import type { Part, Section } from '@/lib/domain/catalogue';
import type { SlotDefinition } from '@/lib/domain/family';
import { WOOD, sizeSlotOf } from '@/lib/domain/slots';
import { atSection, partKey, shownParts, shownSections, type StyleCheck } from './style-check';

/** Checks that everything has a price or is declared as not made (`n/a`); answers how many holes were declared. */
export function checkPrices(check: StyleCheck): number {
  let declared = 0;
  for (const slot of check.family.slots) {
    if (slot.priceRole !== 'component' && slot.priceRole !== 'option') continue;
    for (const section of shownSections(check)) {
      if (section.slot === slot.key)
        for (const part of section.parts) declared += checkPart(check, slot, section, part);
      else if (section.childSlot === slot.key) declared += checkLeaves(check, section);
    }
  }
  return declared + checkTwoTone(check);
}

function checkLeaves(check: StyleCheck, section: Section): number {
  let declared = 0;
  for (const size of section.parts) {
    for (const leaf of size.childParts) declared += countHoles(check, section, leaf, [size]);
  }
  return declared;
}

function checkPart(check: StyleCheck, slot: SlotDefinition, section: Section, part: Part): number {
  if (slot.priceRole === 'option' && part.additionalCostPercentage !== null) return 0;
  const sizeSlot = sizeSlotOf(check.family);
  return countHoles(check, section, part, slot.key === sizeSlot ? [part] : shownParts(check, sizeSlot));
}

/** Declared holes of a part; the first combination that has no entry at all is reported. */
function countHoles(check: StyleCheck, section: Section, part: Part, sizes: readonly Part[]): number {
  const holes = new Set<string>();
  let isReported = false;
  for (const size of sizes.length > 0 ? sizes : [null]) {
    for (const wood of shownParts(check, WOOD)) {
      const tier = check.source.parts.byPartId(wood.id)?.row.woodTier ?? '';
      const query = { styleId: check.style.id, partId: part.id, sizePartId: size?.id ?? null, woodPartId: wood.id };
      const cents = check.lookup(query);
      if (cents === null) holes.add(`${size?.id}/${tier}`);
      if (cents !== undefined || isReported) continue;
      isReported = true;
      const where = [size && size !== part ? `size ${size.displayName}` : '', `wood tier ${tier}`]
        .filter(Boolean)
        .join(', ');
      check.report(
        atSection(check, section),
        `price hole: ${partKey(check, part)} has no price for ${where}; write n/a if it is not made`,
      );
    }
  }
  return holes.size;
}

function checkTwoTone(check: StyleCheck): number {
  const { style, source, entry, report } = check;
  const known = new Map(
    source.rows.twoTones.filter((row) => row.styleId === style.id).map((row) => [row.sizeClass, row.cents]),
  );
  const classes = new Set(shownParts(check, sizeSlotOf(check.family)).map((size) => size.sizeClass));
  for (const sizeClass of classes) {
    if (!known.has(sizeClass)) report(entry.at, `price hole: no two-tone addition for size class '${sizeClass}'`);
  }
  return [...known.values()].filter((cents) => cents === null).length;
}
