/** Where a map lies in the frame, pixels. */
export interface PlaceInFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

export declare const DEVIATION: number;
export declare function placeInTile(x: number, y: number): number;
export declare function streaks(angle: number, reach: number): Int8Array;
export declare function spots(reach: number): Int8Array;
