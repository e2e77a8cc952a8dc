/** Coverage that air has and a face lacks, everywhere. */
export declare const SNAP: number;
export declare function alphaTable(snap: number): Uint8Array;
export declare function settleCoverage(panels: Uint8Array, width: number, height: number): void;
