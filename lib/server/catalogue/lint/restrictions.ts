import { styleIndex } from '@/lib/domain/style-index';
import type { StyleCheck } from './style-check';

/** Restrictions can come true: their parts are different and can be chosen side by side. */
export function checkRestrictions(check: StyleCheck): void {
  const { entry, style, source, report } = check;
  const name = (id: number): string => source.parts.byPartId(id)?.row.key ?? `part ${id}`;
  for (const restriction of entry.restrictions) {
    const ids =
      restriction.kind === 'two'
        ? [restriction.row.leftPartId, restriction.row.rightPartId]
        : [restriction.row.part1Id, restriction.row.part2Id, restriction.row.part3Id];
    if (new Set(ids).size < ids.length) {
      report(restriction.at, `restricts ${ids.map(name).join(' with ')}: a part with itself`);
      continue;
    }
    for (const section of styleIndex(style).sections) {
      if (section.type === 'MultiSelect' || section.type === 'Stain') continue;
      const inOneSection = ids.filter((id) => section.parts.some((part) => part.id === id));
      if (inOneSection.length > 1) {
        report(restriction.at, `restricts ${inOneSection.map(name).join(' with ')}, of which only one can be chosen`);
      }
    }
  }
}
