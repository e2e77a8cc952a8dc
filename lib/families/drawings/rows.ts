/** Shapes of the rows that `npm run drawings` writes; what they mean is said where the studio keeps them. Inches. */

/** A part of a face: what fills it, or rows (from the top) or columns of [size, node]; a size of null takes the rest. */
export type Node = string | Split;
export interface Split {
  readonly rows?: readonly Share[];
  readonly cols?: readonly Share[];
}
export type Share = readonly [number | null, Node];

/** Widths of a face frame. */
export interface Frame {
  readonly stile: number;
  readonly top: number;
  readonly rail: number;
  readonly bottom: number;
  readonly middle: number;
}

/** Fronts of a case, `studio/families/case/data/cases.yaml`. */
export interface CaseRow extends Split {
  readonly kind: 'case' | 'hutch' | 'corner' | 'trunk' | 'table' | 'posts';
  readonly frame: Frame;
  /** The upper case of a hutch. */
  readonly upper?: Split;
  /** Height of a shelf near the floor. */
  readonly level?: number;
  /** Height of the rail that a face is cut into; the whole box when not said. */
  readonly rail?: number;
}

/** What of a box differs from the usual, `studio/families/case/data/boxes.yaml`. */
export interface BoxRow {
  /** Length of its legs. */
  readonly zone?: number;
  /** Depth of an upper case. */
  readonly topDepth?: number;
  /** Of a corner piece: half the width of its flat front, and how far its returns run back. */
  readonly corner?: { readonly half: number; readonly run: number };
}

/** Boxes under an office top `across` wide, `studio/families/office/data/office.yaml`; x from its middle. */
export interface OfficeRow {
  readonly across: number;
  readonly units: readonly (Split & { readonly x: readonly [number, number]; readonly frame: Frame })[];
  /** A panel instead of a pedestal. */
  readonly leg?: readonly [number, number];
  /** The opening for knees: its x, and the height of what spans it. */
  readonly knee?: { readonly x: readonly [number, number]; readonly high: number; readonly hasDrawer: boolean };
}

/** What carries a table, seen from its long side. */
export interface SupportRow {
  /** Its middle: so far from the top's ends, or from its middle; the place of a plan's corner for legs. */
  readonly from: 'end' | 'middle' | 'corner';
  readonly at: number;
  readonly wide: number;
  readonly hasApron?: boolean;
  /** How far its feet reach on both sides of its middle. */
  readonly foot?: number;
  /** Middle and height of what joins them. */
  readonly stretcher?: readonly [number, number];
}

/** A headboard or footboard, `studio/families/bed/data/beds.yaml`. */
export interface BoardRow {
  readonly kind: string;
  /** Panels in each row, from the bottom. */
  readonly tiers?: readonly number[];
  /** Height of the upper row. */
  readonly upper?: number;
  /** Width of slats and the gap between them, or how many there are. */
  readonly slat?: number;
  readonly gap?: number;
  readonly count?: number;
  /** Height of a plank. */
  readonly plank?: number;
}
