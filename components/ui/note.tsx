'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What went wrong, said above the page's foot at once; the page stays as it is. */
export function Note({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <div
      role="alert"
      className="above-bar fixed inset-x-4 z-50 mx-auto w-fit max-w-md rounded-soft bg-paper px-5 py-3 text-body text-ink shadow-float"
    >
      {children}
    </div>,
    document.body,
  );
}
