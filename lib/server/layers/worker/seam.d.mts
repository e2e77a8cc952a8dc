import type { Box } from './colour.mjs';

export declare function dimSeam(piece: {
  readonly panels: Uint8Array;
  readonly box: Box;
  readonly seam: Uint8Array;
  readonly seamBox: Box;
}): void;
