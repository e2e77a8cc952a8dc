import { Configuration } from '@/lib/domain/configuration';
import type { Candidate } from '@/lib/domain/restrictions';
import { oneOf, seededRandom } from '@/lib/domain/random-walk';
import { repairs } from '@/lib/domain/space/repairs';
import { configurationSpace, countDesigns, randomDesign, valuesOf } from '@/lib/domain/space/space';
import { findListedPart, styleIndex } from '@/lib/domain/style-index';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';

/** Random states of all styles together. */
const STATES = 5000;
/** With PROOFS=whole every option of each state is picked, else those of one section: minutes instead of an hour. */
const IS_WHOLE = process.env.PROOFS === 'whole';

/** Parts that a screen offers where a configuration stands, a list a section. */
const offered = (configuration: Configuration): readonly (readonly Candidate[])[] =>
  configuration.activeSections
    .map((section) =>
      section.parts
        .map((part) => ({ sectionId: section.id, partId: part.id }))
        .filter((candidate) => !configuration.restrictionOf(candidate).isRefused),
    )
    .filter((list) => list.length > 0);

const isWhole = ({ isValid, isComplete }: Configuration): boolean => isValid && isComplete;

describe.each(DEMO_STYLES)('In %s', (_, style, family) => {
  const space = configurationSpace(family, style);
  const start = new Configuration(family, style);
  const sectionsOf = (partId: number) =>
    styleIndex(style).sections.filter(({ id }) => findListedPart(style, id, partId) !== null);
  const nameOf = (partId: number) =>
    sectionsOf(partId).map(({ id }) => findListedPart(style, id, partId)?.displayName)[0] ?? '';

  it('what is offered in any state leads to a design, or to one by the first repair', () => {
    const random = seededRandom(style.id + 7);
    for (let at = 0; at < Math.ceil(STATES / DEMO_STYLES.length); at += 1) {
      const state = new Configuration(family, style, randomDesign(space, random) ?? undefined);
      const lists = offered(state);
      for (const candidate of IS_WHOLE ? lists.flat() : oneOf(lists, random)) {
        const after = state.after({ type: 'pick', ...candidate });
        if (!isWhole(after)) {
          const [first] = repairs(after, null);
          expect(first && isWhole(first.configuration)).toBe(true);
          continue;
        }
        const held = new Map([...valuesOf(space, after.picks)].map(([of, value]) => [of, 1n << BigInt(value)]));
        expect(countDesigns(space, held)).toBe(1n);
      }
    }
  });

  /** Picks all parts but the last, by repairs where one is refused; null where no design holds them. */
  function holding(partIds: readonly number[]): Configuration | null {
    let here = start;
    for (const partId of partIds) {
      const section = sectionsOf(partId).find((each) => here.activeSections.includes(each)) ?? sectionsOf(partId)[0];
      if (!section) return null;
      const [there] = repairs(here, { sectionId: section.id, partId });
      if (!there) return null;
      here = there.configuration;
    }
    const isHeld = (id: number) => Object.values(here.picks.parts).flat().includes(id);
    return partIds.every(isHeld) ? here : null;
  }

  it('after all parts but one of a restriction, the last is refused by name, and one repair away', () => {
    const groups = [
      ...style.partRestrictions.map(({ leftPartId, rightPartId }) => [leftPartId, rightPartId]),
      ...style.threePartRestrictions.map(({ part1Id, part2Id, part3Id }) => [part1Id, part2Id, part3Id]),
    ];
    let tried = 0;
    for (const group of groups.flatMap((ids) => [ids, ids.toReversed()])) {
      const last = group.at(-1) ?? 0;
      const before = holding(group.slice(0, -1));
      if (!before) continue;
      for (const section of sectionsOf(last).filter((each) => before.activeSections.includes(each))) {
        // never made in this style, and said so
        if (findListedPart(style, section.id, last)?.isSelectionRestricted) continue;
        const wish = { sectionId: section.id, partId: last };
        // what takes its partner's place conflicts with nothing
        const { isRefused, message, invalidPartNames } = before.restrictionOf(wish);
        if (!isRefused) continue;
        const named = group.filter(
          (id) =>
            id !== last &&
            before.after({ type: 'pick', ...wish }).picks.parts[sectionsOf(id)[0]?.id ?? 0]?.includes(id),
        );
        const found = repairs(before, wish);
        const [first] = found;
        if (!first) throw new Error(`${style.normalizedName}: no way to ${nameOf(last)}`);
        // a size's message names it alone (specification §8); below it the popup says what it does not go with
        const popup = [message, ...invalidPartNames].join('\n');
        for (const id of [last, ...named]) expect(popup).toContain(nameOf(id));
        expect(isWhole(first.configuration)).toBe(true);
        expect(first.configuration.picks.parts[section.id]).toContain(last);
        expect(first.configuration.entries.every(({ isValidSelection }) => isValidSelection)).toBe(true);
        for (const other of found) expect(other.changes.length).toBeGreaterThanOrEqual(first.changes.length);
        tried += 1;
      }
    }
    expect(tried > 0 || groups.length === 0).toBe(true);
  });
});
