import type { Part, Section, Style } from '@/lib/domain/catalogue';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Selection } from '@/lib/domain/selection';

/**
 * Counts the designs of a style by walking its lists one after the other, on the catalogue's own words and without any of
 * the code that is tested: specification §4 and §5.1, read anew. What was chosen is remembered only as far as a later list
 * can ask for it, so that the same rest is counted once.
 */
export function countByHand(family: FamilyDefinition, style: Style): bigint {
  const hiding = (family.hiddenSections ?? []).filter(({ styles }) => !styles || styles.includes(style.normalizedName));
  const inFlyouts = new Map(style.sections.flatMap((outer) => outer.childSections.map((inner) => [inner.id, outer])));
  const names = (section: Section): readonly string[] =>
    [section, inFlyouts.get(section.id)].flatMap((each) => (each ? [each.normalizedName] : []));
  const sections = style.sections
    .flatMap((section) => [section, ...section.childSections])
    .filter(({ slot, isActive, isVisible, isAccessory }) => slot !== null && isActive && isVisible && !isAccessory)
    .filter(
      (section) => !hiding.some((rule) => !rule.when && names(section).some((name) => rule.sections.includes(name))),
    );
  // Lists that are opened come after what opens them, and what decides on hiding first.
  const rank = ({ isDynamic, slot }: Section): number =>
    isDynamic ? 2 : hiding.some(({ when }) => when?.slot === slot) || slot === 'Wood' ? 0 : 1;
  const ordered = sections.toSorted((a, b) => rank(a) - rank(b));

  const restrictions = [
    ...style.partRestrictions.map(({ leftPartId, rightPartId }) => [leftPartId, rightPartId]),
    ...style.threePartRestrictions.map(({ part1Id, part2Id, part3Id }) => [part1Id, part2Id, part3Id]),
  ];
  const isFree = ({ isSelectable, defaultPartIds, defaultChildPartId }: Section, { id, isSelectionRestricted }: Part) =>
    !isSelectionRestricted && (isSelectable || defaultPartIds.includes(id) || defaultChildPartId === id);

  const breaksNamedRule = (slots: Readonly<Record<string, readonly Part[]>>): boolean => {
    const selection: Selection = { style, slots, sections: {}, isTwoTone: false, twoToneType: null, flags: {} };
    return family.rules.some((rule) => rule.isBrokenBy(selection));
  };

  /** One step of the walk: what can be chosen, each as parts in slots, and how often. */
  interface Choice {
    readonly parts: readonly Part[];
    readonly stain: Part | null;
    readonly times: bigint;
  }
  const nothing: Choice = { parts: [], stain: null, times: 1n };
  const steps = ordered.flatMap(
    (section): readonly { readonly section: Section; readonly choices: readonly Choice[] }[] => {
      const free = section.parts.filter((part) => isFree(section, part));
      const plain = (...parts: readonly Part[]): Choice => ({ parts, stain: null, times: 1n });
      if (section.type === 'MultiSelect') {
        const isOne = family.slots.some(({ key, atMostOne }) => key === section.slot && atMostOne);
        if (isOne) return [{ section, choices: [nothing, ...free.map((part) => plain(part))] }];
        return free.map((part) => ({ section, choices: [nothing, plain(part)] }));
      }
      const own = free.flatMap((part) => {
        if (section.childSlot === null || part.childParts.length === 0) return [plain(part)];
        return part.childParts.filter((child) => isFree(section, child)).map((child) => plain(part, child));
      });
      if (section.type !== 'Stain') {
        return [{ section, choices: section.defaultPartIds.length > 0 ? own : [nothing, ...own] }];
      }
      const placements = BigInt(family.twoToneTypes?.length ?? 1);
      const stained = free.flatMap((top): readonly Choice[] => [
        { parts: [top], stain: top, times: 1n },
        ...free.map((bottom) => ({ parts: [top, bottom], stain: top, times: placements })),
      ]);
      return [{ section, choices: stained }];
    },
  );

  const askedFrom = steps.map((_, at) => {
    const later = new Set(
      steps.slice(at).flatMap(({ section }) => section.parts.flatMap((p) => [p.id, ...p.childParts.map((c) => c.id)])),
    );
    return new Set(restrictions.filter((ids) => ids.some((id) => later.has(id))).flat());
  });
  const known = new Map<string, bigint>();

  function walk(at: number, chosen: readonly (readonly [Section, Part])[]): bigint {
    const step = steps[at];
    if (!step) return 1n;
    const { section } = step;
    const decides = ([{ slot }, { childSectionId }]: readonly [Section, Part]): boolean =>
      slot === 'Wood' || childSectionId !== null || hiding.some(({ when }) => when?.slot === slot);
    const kept = chosen.filter((each) => decides(each) || askedFrom[at]?.has(each[1].id));
    const key = `${at}: ${kept
      .map(([, { id }]) => id)
      .sort((a, b) => a - b)
      .join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;

    const isHidden = hiding.some(
      ({ when, sections: gone }) =>
        when &&
        names(section).some((name) => gone.includes(name)) &&
        kept.some(([{ slot }, { code2 }]) => slot === when.slot && code2 === when.code2),
    );
    const isOpened = !section.isDynamic || kept.some(([, { childSectionId }]) => childSectionId === section.id);
    const choices = isHidden || !isOpened ? [nothing] : step.choices;
    let count = 0n;
    for (const { parts, stain, times } of choices) {
      const ids = new Set([...kept.map(([, { id }]) => id), ...parts.map(({ id }) => id)]);
      const isNew = (ids_: readonly number[]): boolean => ids_.some((id) => parts.some((part) => part.id === id));
      if (restrictions.some((each) => isNew(each) && each.every((id) => ids.has(id)))) continue;
      const wood = kept.find(([{ slot }]) => slot === 'Wood')?.[1];
      if (stain && wood && breaksNamedRule({ Wood: [wood], TopStain: [stain] })) continue;
      count += times * walk(at + 1, [...kept, ...parts.map((part) => [section, part] as const)]);
    }
    known.set(key, count);
    return count;
  }
  return walk(0, []);
}
