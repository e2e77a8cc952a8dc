import type { Section, Style } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { configurationOf } from '@/lib/families/registry';
import { choose } from '@/tests/fixtures/styles/configurations';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';
import { chosenIn } from './plain-restrictions';

type Pick = ReturnType<typeof choose>;

const allSections = (style: Style): readonly Section[] =>
  style.sections.flatMap((section) => [section, ...section.childSections]);

/** The pick that chooses a part; a leaf is chosen with the first size that has it. */
function pickOf(style: Style, id: number): Pick {
  for (const section of allSections(style)) {
    if (section.parts.some((part) => part.id === id)) return choose(section.id, id);
    const size = section.parts.find((part) => part.childParts.some((child) => child.id === id));
    if (size) return choose(section.id, size.id, { childPartId: id });
  }
  throw new Error(`${style.displayName} does not list part ${id}`);
}

/** Brings a section on show: a stain list by its first wood. */
function opened(from: Configuration, sectionId: number): Configuration {
  if (from.activeSections.some((section) => section.id === sectionId)) return from;
  const opener = allSections(from.style)
    .flatMap((section) => section.parts)
    .find((part) => part.childSectionId === sectionId);
  if (!opener) throw new Error(`nothing opens section ${sectionId}`);
  return from.after(pickOf(from.style, opener.id));
}

describe.each(DEMO_STYLES)('%s', (_, style) => {
  const labelOf = (action: Pick): string => {
    const section = allSections(style).find((each) => each.id === action.sectionId);
    return `${section?.parts.find((part) => part.id === action.partId)?.displayName} ${section?.displayName}`;
  };
  /** Sizes that fly out their leaves answer for themselves (specification §8). */
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
      const start = opened(configurationOf(style), pickOf(style, first).sectionId);
      const before = opened(start.after(pickOf(style, first)), candidate.sectionId);
      const after = chosenIn(before.after(candidate));
      const ids = after.map((chosen) => chosen.id);
      if (!ids.includes(first) || !ids.includes(second)) {
        untested.push([first, second]);
        continue;
      }
      const other = after.find((chosen) => chosen.id === first)?.label;
      const { isRefused, message } = before.restrictionOf(candidate);
      expect([first, second, isRefused]).toEqual([first, second, true]);
      expect(message.split('\n')).toContain(
        isFlownOut(candidate)
          ? `${labelOf(candidate)} is not available.`
          : `The combination of ${labelOf(candidate)} with ${other} is not available.`,
      );
    }
    expect(untested).toEqual([]);
  });

  it('refuses the third part of every triple after the other two', () => {
    const triples = style.threePartRestrictions.map(({ part1Id, part2Id, part3Id }) => [part1Id, part2Id, part3Id]);
    for (const triple of triples) {
      for (const third of triple) {
        const others = triple.filter((id) => id !== third);
        const candidate = pickOf(style, third);
        const both = others
          .map((id) => pickOf(style, id))
          .reduce((before, action) => opened(before, action.sectionId).after(action), configurationOf(style));
        const before = opened(both, candidate.sectionId);
        const after = chosenIn(before.after(candidate));
        const isReachable = others.every((id) => after.some((chosen) => chosen.id === id));
        const { isRefused } = before.restrictionOf(candidate);
        expect([triple, third, isReachable, isRefused]).toEqual([triple, third, true, true]);
      }
    }
  });
});

it('The demo catalogue has restrictions to speak of', () => {
  const styles = DEMO_STYLES.map(([, style]) => style);
  expect(styles.every((style) => style.partRestrictions.length > 0)).toBe(true);
  expect(styles.some((style) => style.threePartRestrictions.length > 0)).toBe(true);
});
