'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Selection } from '@/lib/domain/selection';
import { dimensionsOf } from '@/lib/families/dimensions/dimensions';
import { dimensionsText } from '@/lib/families/dimensions/words';
import { Icon } from '@/components/ui/icon';
import { lazyFeature } from '@/components/ui/lazy-feature';

const ScaleDrawing = lazyFeature(() => import('./scale-drawing'));
/** Most a drawing is high among the summary and on a printed sheet, pixels. */
const HEIGHT = 480;

/** How large the piece is, in words, and its scale drawing once somebody opens it or prints. */
export function SizeSummary({ selection }: { readonly selection: Selection }) {
  const [isOpen, setIsOpen] = useState(false);
  const dimensions = useMemo(() => dimensionsOf(selection), [selection]);
  useEffect(() => {
    const show = () => setIsOpen(true);
    window.addEventListener('beforeprint', show);
    return () => window.removeEventListener('beforeprint', show);
  }, []);
  if (!dimensions) return null;
  return (
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
        <div className="pb-5">
          <ScaleDrawing props={{ selection, height: HEIGHT }} />
        </div>
      )}
    </details>
  );
}
