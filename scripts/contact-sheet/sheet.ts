import type { PictureLayer } from '../pictures/configurations';

/** One picture of a sheet: layers from the bottom up, and what it shows. */
export interface Cell {
  readonly label: string;
  readonly layers: readonly PictureLayer[];
}

export interface Sheet {
  readonly name: string;
  readonly columns: number;
  /** Pixels of a cell. */
  readonly width: number;
  readonly height: number;
  readonly cells: () => readonly Cell[];
}
