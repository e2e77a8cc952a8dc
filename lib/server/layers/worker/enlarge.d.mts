/** A grey panel of `columns` by `rows`, and where it goes `step` times as large. */
interface Enlarging {
  readonly from: Uint8Array | Uint16Array;
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
  readonly into: Uint8Array | Uint16Array;
  readonly width: number;
  readonly height: number;
}

export declare function enlarge(panel: Enlarging): void;
