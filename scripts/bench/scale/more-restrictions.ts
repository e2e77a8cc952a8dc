import { groupBy } from '@/lib/server/catalogue/group-by';
import type { PartRestrictionRow } from '@/lib/server/catalogue/rows';
import type { StyleCopy } from './copy-style';

/**
 * A style's pairs and as many more as bring pairs and triples to `wanted`. The new ones are such as makers have: the
 * further down one list, the less of the next one goes with it. No default is in any, so every design has a way out.
 */
export function moreRestrictions(copy: StyleCopy, wanted: number): PartRestrictionRow[] {
  const style = copy.styles[0];
  if (!style) return [];
  const missing = wanted - copy.partRestrictions.length - copy.threePartRestrictions.length;
  const known = new Set(
    copy.partRestrictions.flatMap(({ leftPartId: a, rightPartId: b }) => [`${a}/${b}`, `${b}/${a}`]),
  );
  const fresh = staircases(copy)
    .filter(([a, b]) => !known.has(`${a}/${b}`))
    .map(([leftPartId, rightPartId]) => ({ styleId: style.id, leftPartId, rightPartId }));
  return [...copy.partRestrictions, ...fresh.slice(0, Math.max(0, missing))];
}

/** Pairs of neighbouring sections' parts, the last with the last first. */
function staircases(copy: StyleCopy): [number, number][] {
  const defaults = new Set(copy.styleSections.flatMap((row) => [...row.defaultPartIds, row.defaultChildPartId]));
  const parts = groupBy(copy.sectionParts, (row) => row.sectionId);
  const lists = copy.styleSections
    .map((use) => (parts.get(use.sectionId) ?? []).map(({ partId }) => partId).filter((id) => !defaults.has(id)))
    .filter((list) => list.length > 1);
  const steps = lists.slice(1).flatMap((list, index) => {
    const before = [...(lists[index] ?? [])].reverse();
    return [...list]
      .reverse()
      .flatMap((right, down) =>
        before.map((left, up) => ({ pair: [left, right] satisfies [number, number], height: up + down })),
      );
  });
  return steps.sort((left, right) => left.height - right.height).map(({ pair }) => pair);
}
