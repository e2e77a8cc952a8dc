import type { Report } from '../defect';
import type { PercentRow, TwoToneRow } from '../rows';
import type { PartBook } from './parts';
import { percentagesSchema, twoToneSchema } from './schema';
import type { StyleEntry } from './styles';
import { readYaml } from './yaml-file';

/** Reads `percentages.yaml`; a later entry wins over an earlier one about the same part and style. */
export function readPercentages(
  root: string,
  parts: PartBook,
  styles: readonly StyleEntry[],
  report: Report,
): readonly PercentRow[] {
  const yaml = readYaml(root, 'percentages.yaml', percentagesSchema, report);
  const rows = new Map<string, PercentRow>();
  yaml?.data.percentages.forEach((entry, index) => {
    const at = yaml.at('percentages', index);
    const styleIds = entry.styles?.map((name) => styleId(name, styles, (message) => report(at, message))) ?? [null];
    for (const part of parts.resolveAll(entry.parts, () => at, report)) {
      for (const id of styleIds) {
        rows.set(`${id}/${part.row.id}`, {
          styleId: id,
          partId: part.row.id,
          hundredths: Math.round(entry.percent * 100),
        });
      }
    }
  });
  return [...rows.values()];
}

/** Reads `two-tone.yaml` for the size classes that each style has. */
export function readTwoTone(root: string, styles: readonly StyleEntry[], report: Report): readonly TwoToneRow[] {
  const yaml = readYaml(root, 'two-tone.yaml', twoToneSchema, report);
  if (!yaml) return [];
  const { default: general, styles: special } = yaml.data.twoTone;
  for (const name of Object.keys(special)) {
    styleId(name, styles, (message) => report(yaml.at('twoTone', 'styles', name), message));
  }
  return styles.flatMap(({ row, sections }) => {
    const classes = new Set([...sections.offered].map((part) => part.row.sizeClass).filter((each) => each !== ''));
    return [...classes].flatMap((sizeClass) => {
      const dollars = special[row.normalizedName]?.[sizeClass] ?? general[sizeClass];
      if (dollars === undefined) return [];
      return [{ styleId: row.id, sizeClass, cents: dollars === 'n/a' ? null : Math.round(dollars * 100) }];
    });
  });
}

function styleId(name: string, styles: readonly StyleEntry[], complain: (message: string) => void): number {
  const style = styles.find((candidate) => candidate.row.normalizedName === name);
  if (!style) complain(`unknown style ${name}`);
  return style?.row.id ?? 0;
}
