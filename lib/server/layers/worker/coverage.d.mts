export declare function alphaTable(snap: number): Uint8Array;
export declare function settleCoverage(panels: Uint8Array, width: number, height: number): void;
