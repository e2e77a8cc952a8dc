import type { StoredDesign } from './stored-designs';

/** One choice of every design that is compared; '' where a design has no such choice. */
export interface ComparedRow {
  readonly label: string;
  readonly parts: readonly string[];
  readonly isDifferent: boolean;
}

/** The choices of designs side by side, in the order in which the designs name them; the style comes first. */
export function comparedRows(designs: readonly StoredDesign[]): readonly ComparedRow[] {
  const labels = [...new Set(designs.flatMap(({ rows }) => rows.map(({ label }) => label)))];
  const row = (label: string, parts: readonly string[]): ComparedRow => ({
    label,
    parts,
    isDifferent: new Set(parts).size > 1,
  });
  return [
    row(
      'Style',
      designs.map(({ name }) => name),
    ),
    ...labels.map((label) =>
      row(
        label,
        designs.map(({ rows }) =>
          rows
            .filter((each) => each.label === label)
            .map(({ part }) => part)
            .join(', '),
        ),
      ),
    ),
  ];
}
