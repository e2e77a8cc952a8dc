'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Selection } from '@/lib/domain/selection';
import { dimensionsText } from '@/lib/families/dimensions/words';
import { drawingOf } from '@/lib/families/drawings/drawing';
import { sceneOf } from '@/lib/families/drawings/scene';
import { DrawingSheet } from './drawing-sheet';

interface ScaleDrawingProps {
  readonly selection: Selection;
  /** Most that it may be high, pixels. */
  readonly height: number;
}

/** Width before anybody has measured, and on paper. */
const USUAL_WIDTH = 600;

/** What is chosen, drawn to scale as wide as there is room: figures keep their size, so that they are read on a phone. */
export default function ScaleDrawing({ selection, height }: ScaleDrawingProps) {
  const { ref, width } = useWidth();
  const drawing = useMemo(() => drawingOf(selection), [selection]);
  const scene = useMemo(() => drawing && sceneOf(drawing, { width, height }), [drawing, width, height]);
  return (
    <div ref={ref} className="text-ink print:text-black">
      {drawing && scene && (
        <DrawingSheet scene={scene} label={`Scale drawing. ${dimensionsText(drawing.dimensions)}`} />
      )}
    </div>
  );
}

/** Width of an element, as it is and becomes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width || USUAL_WIDTH));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
