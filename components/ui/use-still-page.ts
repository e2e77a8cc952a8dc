import { useLayoutEffect } from 'react';

/** Dialogs that are open: one may open another. */
let open = 0;

/** Keeps the page under a dialog from scrolling, and from moving when its scroll bar goes (`globals.css`). */
export function useStillPage(isStill: boolean): void {
  useLayoutEffect(() => {
    if (!isStill) return;
    const root = document.documentElement;
    if (open === 0) root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
    open += 1;
    root.dataset.still = '';
    return () => {
      open -= 1;
      if (open === 0) delete root.dataset.still;
    };
  }, [isStill]);
}
