import type { PickAction, Picks } from '@/lib/domain/picks';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Section, Style } from '@/lib/domain/catalogue';
import { defaultPicks } from '@/lib/domain/default-picks';
import { createJudge } from '@/lib/domain/judge';
import { pick } from '@/lib/domain/pick';
import { activeSections } from '@/lib/domain/visibility';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';
import { chosenIn, conflictingIds, listed } from './plain-restrictions';

type Pick = Extract<PickAction, { type: 'pick' }>;

const allSections = (style: Style): readonly Section[] =>
  style.sections.flatMap((section) => [section, ...section.childSections]);

/** The pick that chooses a part; a leaf is chosen with the first size that has it. */
function pickOf(style: Style, id: number): Pick {
  for (const section of allSections(style)) {
    if (section.parts.some((part) => part.id === id)) return { type: 'pick', sectionId: section.id, partId: id };
    const size = section.parts.find((part) => part.childParts.some((child) => child.id === id));
    if (size) return { type: 'pick', sectionId: section.id, partId: size.id, childPartId: id };
  }
  throw new Error(`${style.displayName} does not list part ${id}`);
}

/** Brings a section on show: a stain list by its first wood. */
function opened(family: FamilyDefinition, style: Style, picks: Picks, sectionId: number): Picks {
  if (activeSections(family, style, picks).some((section) => section.id === sectionId)) return picks;
  const opener = allSections(style)
    .flatMap((section) => section.parts)
    .find((part) => part.childSectionId === sectionId);
  if (!opener) throw new Error(`nothing opens section ${sectionId}`);
  return pick(family, style, picks, pickOf(style, opener.id));
}

describe.each(DEMO_STYLES)('%s', (_, style, family) => {
  const labelOf = (action: Pick): string => {
    const section = allSections(style).find((each) => each.id === action.sectionId);
    return `${section?.parts.find((part) => part.id === action.partId)?.displayName} ${section?.displayName}`;
  };
  /** Sizes that fly out their leaves answer for themselves (SPEC §8 "flyout variant"). */
  const isFlownOut = (action: Pick): boolean =>
    allSections(style).some((section) => section.id === action.sectionId && section.childSlot !== null);
  const pairs = style.partRestrictions.flatMap(({ leftPartId, rightPartId }) => [
    [leftPartId, rightPartId],
    [rightPartId, leftPartId],
  ]);

  it('refuses the second part of every pair after the first, in the words of the specification', () => {
    const untested: number[][] = [];
    for (const [first = 0, second = 0] of pairs) {
      const candidate = pickOf(style, second);
      const start = opened(family, style, defaultPicks(family, style), pickOf(style, first).sectionId);
      const picks = opened(family, style, pick(family, style, start, pickOf(style, first)), candidate.sectionId);
      const after = chosenIn(family, style, pick(family, style, picks, candidate));
      const ids = after.map((chosen) => chosen.id);
      if (!ids.includes(first) || !ids.includes(second)) {
        untested.push([first, second]);
        continue;
      }
      const others = conflictingIds(style, ids, second);
      const names = after.filter((chosen) => others.includes(chosen.id)).map((chosen) => chosen.label);
      const judgement = createJudge(family, style, picks)(candidate);
      expect([first, second, judgement.isRefused]).toEqual([first, second, true]);
      expect(judgement.message.split('\n')).toContain(
        isFlownOut(candidate)
          ? `${labelOf(candidate)} is not available.`
          : `The combination of ${labelOf(candidate)} with ${listed(names)} is not available.`,
      );
    }
    expect(untested).toEqual([]);
  });

  it('refuses the third part of every triple after the other two', () => {
    const triples = style.threePartRestrictions.map(({ part1Id, part2Id, part3Id }) => [part1Id, part2Id, part3Id]);
    for (const triple of triples) {
      for (const third of triple) {
        const others = triple.filter((id) => id !== third);
        let picks = defaultPicks(family, style);
        for (const id of others)
          picks = pick(family, style, opened(family, style, picks, pickOf(style, id).sectionId), pickOf(style, id));
        picks = opened(family, style, picks, pickOf(style, third).sectionId);
        const judgement = createJudge(family, style, picks)(pickOf(style, third));
        const isReachable = others.every((id) =>
          chosenIn(family, style, pick(family, style, picks, pickOf(style, third))).some((chosen) => chosen.id === id),
        );
        expect([triple, third, isReachable, judgement.isRefused]).toEqual([triple, third, true, true]);
      }
    }
  });
});

it('The demo catalogue has restrictions to speak of', () => {
  const styles = DEMO_STYLES.map(([, style]) => style);
  expect(styles.every((style) => style.partRestrictions.length > 0)).toBe(true);
  expect(styles.some((style) => style.threePartRestrictions.length > 0)).toBe(true);
});
