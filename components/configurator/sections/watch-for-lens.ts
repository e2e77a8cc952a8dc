/** Who reads a list rests here for a moment, with mouse or finger; who crosses it does not. */
const REST_MS = 450;
/** A finger that moves this far scrolls. */
const SLIP_PIXELS = 10;

/** A picture of a list that a person wants to see larger. */
export interface Enlarged {
  readonly anchor: HTMLElement;
  readonly src: string;
  readonly name: string;
}

/**
 * Tells which picture of `list` is to be seen large, null for none: the one a mouse rests on, the one of the option that
 * the keyboard has reached, and the one a finger stays on, which then does not pick it. Escape, scrolling and picking put
 * it away. Returns how to stop.
 */
export function watchForLens(list: HTMLElement, show: (picture: Enlarged | null) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  let start = { x: 0, y: 0 };
  const later = (picture: Enlarged | null, ms: number) => {
    clearTimeout(timer);
    if (picture) timer = setTimeout(() => show(picture), ms);
  };
  const away = () => {
    clearTimeout(timer);
    show(null);
  };
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    hear: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => list.addEventListener(type, hear, { ...options, signal });

  on('pointerover', ({ pointerType, target }) => pointerType === 'mouse' && later(pictureAt(target), REST_MS));
  on('pointerout', ({ pointerType, target }) => pointerType === 'mouse' && pictureAt(target) !== null && away());
  on('focusin', ({ target }) => {
    const isByKey = target instanceof Element && target.matches(':focus-visible');
    later(isByKey ? pictureWithin(target) : null, REST_MS);
  });
  on('focusout', away);
  on('pointerdown', ({ pointerType, target, clientX, clientY }) => {
    isPressed = false;
    if (pointerType === 'mouse') return away();
    start = { x: clientX, y: clientY };
    const picture = pictureAt(target);
    clearTimeout(timer);
    if (picture) timer = setTimeout(() => ((isPressed = true), show(picture)), REST_MS);
  });
  on('pointermove', ({ pointerType, clientX, clientY }) => {
    const slipped = Math.hypot(clientX - start.x, clientY - start.y) > SLIP_PIXELS;
    if (pointerType !== 'mouse' && slipped && !isPressed) clearTimeout(timer);
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    on(type, ({ pointerType }) => pointerType !== 'mouse' && away());
  // What was pressed to be looked at is not picked, and opens no menu.
  on(
    'click',
    (event) => {
      if (isPressed) {
        event.preventDefault();
        event.stopPropagation();
      }
      isPressed = false;
      away();
    },
    { capture: true },
  );
  on('contextmenu', (event) => isPressed && event.preventDefault());
  list.ownerDocument.addEventListener('keydown', ({ key }) => key === 'Escape' && away(), { signal });
  window.addEventListener('scroll', away, { signal, passive: true, capture: true });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

const THUMBNAIL = '.thumbnail';

function pictureAt(target: EventTarget | null): Enlarged | null {
  const face = target instanceof Element ? target.closest(THUMBNAIL) : null;
  return face && pictureWithin(face.closest('button') ?? face);
}

/** The picture of an option, with the name it stands beside. */
function pictureWithin(option: Element): Enlarged | null {
  const image = option.querySelector<HTMLImageElement>(`${THUMBNAIL} img`);
  const anchor = image?.closest<HTMLElement>(THUMBNAIL);
  if (!image || !anchor || !image.complete || image.naturalWidth === 0) return null;
  return { anchor, src: image.currentSrc, name: option.querySelector('.option-name > span')?.textContent ?? '' };
}
