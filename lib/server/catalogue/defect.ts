/** Where something stands in the catalogue's files; `file` is relative to the catalogue's folder, lines count from 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
}

/** Something wrong with the catalogue, and where. */
export interface Defect extends Position {
  readonly message: string;
}

/** Collects defects, so that one run names them all. `shape`: what stands there cannot
 * be used, so everything that refers to it would fail too. */
export type Report = (position: Position, message: string, kind?: 'shape') => void;

/** `styles/tables/harvest-leg.yaml:12`, as terminals and editors link it. */
export const formatPosition = ({ file, line }: Position): string => `${file}:${line}`;

/** `styles/tables/harvest-leg.yaml:12 unknown part leg/trned`. */
export const formatDefect = (defect: Defect): string => `${formatPosition(defect)} ${defect.message}`;

/** The catalogue's files cannot be used. The message lists every defect, one a line. */
export class CatalogueError extends Error {
  constructor(readonly defects: readonly Defect[]) {
    super(['The catalogue has defects:', ...defects.map(formatDefect)].join('\n'));
    this.name = 'CatalogueError';
  }
}
