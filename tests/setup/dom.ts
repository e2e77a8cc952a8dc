import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// what a test waits for comes late on a busy machine
configure({ asyncUtilTimeout: 60_000 });

/** What Radix primitives ask of a browser and jsdom lacks. */
class NoopObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoopObserver;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
HTMLImageElement.prototype.decode ??= () => Promise.resolve();

// what a component may ask of Next outside of a page; a test that looks at a way taken mocks its own
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

if (!window.matchMedia) {
  window.matchMedia = (query: string): MediaQueryList => {
    const target = new EventTarget();
    return Object.assign(target, {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  };
}
