interface Place {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

export declare function withThreads(map: Uint8Array, place: Place, depth: number): Uint8ClampedArray;
