'use client';

import { createElement, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { idle, whenLoaded } from '@/lib/client/idle';
import type { Selection } from '@/lib/domain/selection';
import { dimensionsOf } from '@/lib/families/dimensions/dimensions';
import { dimensionsText } from '@/lib/families/dimensions/words';
import { Icon } from '@/components/ui/icon';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { importDrawing, loadDrawing, loadedDrawing } from './drawing-code';

const ScaleDrawing = lazyFeature(importDrawing);
/** Most a drawing is high among the summary and on a printed sheet, pixels. */
const HEIGHT = 480;

/** How large the piece is, in words, and its scale drawing: on the screen once somebody opens it, on paper always. */
export function SizeSummary({ selection }: { readonly selection: Selection }) {
  const [isOpen, setIsOpen] = useState(false);
  const dimensions = useMemo(() => dimensionsOf(selection), [selection]);
  const printed = usePrintedDrawing();
  if (!dimensions) return null;
  return (
    <>
      <details
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        className="group mb-6 border-y border-line"
      >
        <summary className="flex min-h-11 list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
          <Icon name="ruler" className="text-accent" />
          <span className="min-w-0 flex-1">
            <span className="type-eyebrow block text-soft">True size</span>
            <span className="figures mt-1 block text-body">{dimensionsText(dimensions)}</span>
          </span>
          <Icon
            name="chevron"
            className="needs-script transition-transform duration-150 group-open:rotate-180 print:hidden"
          />
        </summary>
        {isOpen && (
          <div className="pb-5 print:hidden">
            <ScaleDrawing props={{ selection, height: HEIGHT }} />
          </div>
        )}
      </details>
      {printed && <div className="print-only mb-6">{createElement(printed, { selection, height: HEIGHT })}</div>}
    </>
  );
}

/** The drawing while the page is being printed. Its code comes when the browser has nothing else to do. */
function usePrintedDrawing() {
  const [drawing, setDrawing] = useState<ReturnType<typeof loadedDrawing>>(null);
  useEffect(() => {
    // The next visit, or the button that prints, loads it again.
    void whenLoaded()
      .then(idle)
      .then(loadDrawing)
      .catch(() => {});
    const show = () => flushSync(() => setDrawing(loadedDrawing));
    const hide = () => setDrawing(null);
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', hide);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', hide);
    };
  }, []);
  return drawing;
}
