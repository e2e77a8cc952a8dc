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

/** Whether the server says that there is no such picture. An image only says that it failed, so its file is asked after. */
export async function isMissing(src: string): Promise<boolean> {
  const answer = await fetch(src, { method: 'HEAD' }).catch(() => null);
  return answer !== null && answer.status >= 400 && answer.status < 500 && answer.status !== 429;
}
