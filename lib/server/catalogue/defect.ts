import type { Example } from '@/lib/domain/report/finding';

/** Where something stands in the catalogue's files; `file` is relative to the catalogue's folder, both others count from 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Something wrong with the catalogue, and where. */
export interface Defect extends Position {
  readonly message: string;
  /** A configuration that shows it, where there is one. */
  readonly example?: Example | null;
}

/** Collects defects, so that one run names them all. `shape`: what stands there cannot
 * be used, so everything that refers to it would fail too. */
export type Report = (position: Position, message: string, kind?: 'shape') => void;

/** `styles/tables/harvest-leg.yaml:12:3`, as terminals and editors link it. */
export const formatPosition = ({ file, line, column }: Position): string => `${file}:${line}:${column}`;

/** `styles/tables/harvest-leg.yaml:12:3 unknown part leg/trned`. */
export const formatDefect = (defect: Defect): string => `${formatPosition(defect)} ${defect.message}`;

/** The catalogue's files cannot be used. The message lists every defect, one a line. */
export class CatalogueError extends Error {
  constructor(readonly defects: readonly Defect[]) {
    super(['The catalogue has defects:', ...defects.map(formatDefect)].join('\n'));
    this.name = 'CatalogueError';
  }
}
