import type { PartRestriction, Style } from '@/lib/domain/catalogue';
import { contradiction } from '@/lib/domain/space/contradiction';
import { oneOf, seededRandom } from '@/lib/domain/random-walk';
import { familyOf } from '@/lib/families/registry';
import { allDesigns, plainChoices } from './small-styles';

/** The small style without its restrictions: every design there could be. */
const free: Style = { ...plainChoices, partRestrictions: [], threePartRestrictions: [] };
const DESIGNS = allDesigns(free).map(({ picks }) => new Set(Object.values(picks.parts).flat()));
const leavesOne = (rules: readonly PartRestriction[]): boolean =>
  DESIGNS.some((ids) => rules.every(({ leftPartId, rightPartId }) => !(ids.has(leftPartId) && ids.has(rightPartId))));

function* subsets<T>(list: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) yield [];
  else {
    for (let at = from; at <= list.length - size; at += 1) {
      for (const rest of subsets(list, size - 1, at + 1)) yield [list[at] as T, ...rest];
    }
  }
}

const sections = free.sections.filter(({ parts }) => parts.length > 1);

/** Every part of one section with every part of another, and some more: in a random order. */
function impossible(seed: number): readonly PartRestriction[] {
  const random = seededRandom(seed);
  const [one, other] = [...sections].sort(() => random() - 0.5);
  if (!one || !other) throw new Error('the fixture has several sections');
  const pairs = one.parts.flatMap((left) =>
    other.parts.map((right) => ({ leftPartId: left.id, rightPartId: right.id })),
  );
  const more = Array.from({ length: 4 }, () => {
    const [left, right] = [...sections].sort(() => random() - 0.5).map(({ parts }) => oneOf(parts, random).id);
    return { leftPartId: left ?? 0, rightPartId: right ?? 0 };
  });
  const distinct = new Map([...pairs, ...more].map((pair) => [JSON.stringify(pair), pair]));
  return [...distinct.values()].sort(() => random() - 0.5);
}

it.each([1, 2, 3, 4, 5])('What contradicts is named, and no smaller set of rules would: catalogue %i', (seed) => {
  const partRestrictions = impossible(seed);
  const style = { ...free, partRestrictions };
  const found = contradiction(familyOf(style), style);
  const named = (found ?? []).map(({ partIds: [leftPartId = 0, rightPartId = 0] }) => ({ leftPartId, rightPartId }));
  expect(named.length).toBeGreaterThan(0);
  expect(leavesOne(named)).toBe(false);
  for (const smaller of subsets(partRestrictions, named.length - 1)) {
    if (!leavesOne(smaller)) throw new Error(`${JSON.stringify(smaller)} is smaller than ${JSON.stringify(named)}`);
  }
});

it('A style with a design has none', () => {
  expect(contradiction(familyOf(plainChoices), plainChoices)).toBeNull();
});

it('Nothing to choose from is no rule’s doing', () => {
  const [size, shape, ...others] = free.sections;
  if (!size || !shape) throw new Error('the fixture has several sections');
  const flagged = { ...shape, parts: shape.parts.map((part) => ({ ...part, isSelectionRestricted: true })) };
  const style = { ...free, sections: [size, flagged, ...others] };
  expect(contradiction(familyOf(style), style)).toEqual([]);
});
