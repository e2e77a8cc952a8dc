import type { Box } from './colour.mjs';

export declare function glazePanes(
  panels: Uint8Array,
  place: { readonly frame: readonly [number, number]; readonly box: Box },
): void;
