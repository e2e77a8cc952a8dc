/**
 * Addresses of a layer for a browser to choose from: 800 wide, and 1600 for dense or large
 * displays (specification §18.4).
 */
export function layerSrcSet(src: string): string {
  return `${src} 800w, ${src}?w=1600 1600w`;
}
