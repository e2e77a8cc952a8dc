export declare const DEVIATION: number;
export declare function placeInTile(x: number, y: number): number;
export declare function streaks(angle: number, reach: number): Int8Array;
