/** As small as it fits, and as large as its files are good for on a dense display. */
export const ZOOM = { least: 1, most: 4, step: 1.4, close: 2.5 } as const;

export const withinZoom = (zoom: number): number => Math.min(ZOOM.most, Math.max(ZOOM.least, zoom));

/** A point of the window, in pixels. */
export type Point = readonly [x: number, y: number];

/** How much of an upright window's height the picture takes at first: more than its width alone would give it. */
const UPRIGHT_SHARE = 0.6;
/** Frames leave air on both sides of the piece: so much larger, all of it is still in sight. */
const UPRIGHT_MOST = 1.4;

/**
 * The zoom to begin with: as large as it fits, and larger in an upright window, whose height would lie unused.
 * @param ratio width of the picture by its height
 */
export function firstZoom({ clientWidth, clientHeight }: Element, ratio: number): number {
  const byHeight = clientWidth > 0 ? (clientHeight * UPRIGHT_SHARE * ratio) / clientWidth : ZOOM.least;
  return withinZoom(Math.min(byHeight, UPRIGHT_MOST));
}

export function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Middle of two fingers and how far they are apart; null for any other number. */
export function pinchOf(touches: TouchList): { readonly middle: Point; readonly spread: number } | null {
  const [a, b] = touches;
  if (!a || !b || touches.length > 2) return null;
  return {
    middle: [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2],
    spread: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
}

const LINE_PIXELS = 33;

/** How much a turn of the wheel enlarges: a notch about a fifth, a trackpad's pinch as the fingers move. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_PIXELS : deltaY;
  return Math.exp(-pixels * (ctrlKey ? 0.01 : 0.002));
}
