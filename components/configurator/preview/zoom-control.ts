import { centreOf, firstZoom, pinchOf, wheelFactor, withinZoom, ZOOM, type Point } from './zoom';

/** What buttons do to a stage. */
export interface ZoomControl {
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  /** Stops listening. */
  readonly release: () => void;
}

/**
 * Zooms what `stage` scrolls, its only child, by wheel, pinch, double tap and keys; moving about is the browser's own
 * scrolling, and dragging with a mouse. The child takes its size from the property `--zoom`, 1 being as large as it fits.
 * @param ratio width of the picture by its height
 * @param onZoom hears of every new zoom
 */
export function controlZoom(stage: HTMLElement, ratio: number, onZoom: (zoom: number) => void): ZoomControl {
  let zoom: number = ZOOM.least;
  const show = (next: number) => {
    zoom = next;
    stage.style.setProperty('--zoom', String(next));
    onZoom(next);
  };

  /** What was seen at `from` is then seen at `to`. */
  const zoomTo = (wanted: number, from: Point = centreOf(stage), to: Point = from) => {
    const picture = stage.firstElementChild;
    if (!picture) return;
    const before = picture.getBoundingClientRect();
    show(withinZoom(wanted));
    const after = picture.getBoundingClientRect();
    const shareAt = (start: number, length: number, at: number) => (length > 0 ? (at - start) / length : 0);
    stage.scrollLeft += after.left + shareAt(before.left, before.width, from[0]) * after.width - to[0];
    stage.scrollTop += after.top + shareAt(before.top, before.height, from[1]) * after.height - to[1];
  };
  const zoomBy = (factor: number) => zoomTo(zoom * factor);
  const fit = () => zoomTo(ZOOM.least);
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(ZOOM.step),
    '=': () => zoomBy(ZOOM.step),
    '-': () => zoomBy(1 / ZOOM.step),
    '0': fit,
  };

  let lastPinch: ReturnType<typeof pinchOf> = null;
  const pinch = (event: TouchEvent) => {
    const now = pinchOf(event.touches);
    // Or else the browser would scroll, or zoom the page.
    if (now) event.preventDefault();
    if (now && lastPinch) zoomTo((zoom * now.spread) / lastPinch.spread, lastPinch.middle, now.middle);
    lastPinch = now;
  };
  const stop = new AbortController();
  const listening = { passive: false, signal: stop.signal };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    stage.addEventListener(type, pinch, listening);
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    zoomTo(zoom * wheelFactor(event), [event.clientX, event.clientY]);
  };
  stage.addEventListener('wheel', wheel, listening);
  const doubleTap = ({ clientX, clientY }: MouseEvent) =>
    zoomTo(zoom < ZOOM.close ? ZOOM.close : ZOOM.least, [clientX, clientY]);
  stage.addEventListener('dblclick', doubleTap, listening);
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  stage.addEventListener('keydown', press, listening);
  dragWithMouse(stage, stop.signal);

  show(firstZoom(stage, ratio));
  stage.scrollLeft = (stage.scrollWidth - stage.clientWidth) / 2;
  stage.scrollTop = (stage.scrollHeight - stage.clientHeight) / 2;
  return { zoomBy, fit, release: () => stop.abort() };
}

/** Fingers scroll by themselves. */
function dragWithMouse(stage: HTMLElement, signal: AbortSignal): void {
  const grasp = ({ pointerType, pointerId, button }: PointerEvent) => {
    if (pointerType === 'mouse' && button === 0) stage.setPointerCapture(pointerId);
  };
  const drag = ({ pointerId, movementX, movementY }: PointerEvent) => {
    if (stage.hasPointerCapture(pointerId)) stage.scrollBy(-movementX, -movementY);
  };
  stage.addEventListener('pointerdown', grasp, { signal });
  stage.addEventListener('pointermove', drag, { signal });
}
