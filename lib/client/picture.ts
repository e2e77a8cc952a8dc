/**
 * Addresses of a layer, or of a whole picture, for a browser to choose from: 800 wide, and 1600 for dense or large
 * displays (specification §18.4).
 */
export function layerSrcSet(src: string): string {
  return `${src} 800w, ${largePicture(src)} 1600w`;
}

/** The same picture, 1600 wide. */
export const largePicture = (src: string): string => `${src}?w=1600`;

/** Addresses of a whole picture for lists: small, and 800 wide for dense displays. */
export const listSrcSet = (src: string): string => `${src}?w=400 400w, ${src} 800w`;
