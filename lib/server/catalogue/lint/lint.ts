import type { Finding } from '@/lib/domain/report/finding';
import { formatPosition, type Defect } from '../defect';
import { readSource, type CatalogueSource } from '../source/read-source';
import { lintRows, type Findings } from './lint-rows';
import type { HasPass } from './pictures';
import { placesIn } from './places';

/** A finding, and where it stands. */
export type PlacedFinding = Finding & Defect;

/** What lint found in a folder. */
export interface LintResult extends Omit<Findings, 'findings'> {
  readonly source: CatalogueSource;
  /** What keeps the catalogue from being published. */
  readonly defects: readonly Defect[];
  /** What is worth knowing, once it can be published. */
  readonly notices: readonly PlacedFinding[];
}

/**
 * Checks a catalogue folder as specification §12 asks. What cannot be read is reported alone; the checks that need a
 * whole catalogue follow once it can.
 * @param hasPass knows which pictures are rendered; without it they are not checked
 */
export function lintCatalogue(directory: string, hasPass?: HasPass): LintResult {
  const source = readSource(directory);
  if (source.defects.length > 0) return { source, defects: source.defects, notices: [], declaredHoles: 0 };
  const places = placesIn(source);
  const { findings, declaredHoles } = lintRows(source.rows, {
    hasPass,
    placeOf: (target) => {
      const place = places(target);
      return place && formatPosition(place);
    },
  });
  const placed = inOrder(
    findings.map((finding) => ({ ...finding, ...(places(finding.target) ?? { file: '.', line: 1, column: 1 }) })),
  );
  return {
    source,
    defects: placed.filter(({ severity }) => severity === 'defect'),
    notices: placed.filter(({ severity }) => severity === 'notice'),
    declaredHoles,
  };
}

/** By place, and each once: shared parts are checked in every style that offers them. */
function inOrder<Placed extends Defect>(defects: readonly Placed[]): readonly Placed[] {
  const distinct = new Map(defects.map((defect) => [`${formatPosition(defect)}\0${defect.message}`, defect]));
  return [...distinct.values()].sort((left, right) => {
    if (left.file !== right.file) return left.file < right.file ? -1 : 1;
    return left.line - right.line || left.column - right.column;
  });
}
