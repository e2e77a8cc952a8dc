import { layersInWords } from '@/lib/domain/picture';

interface MissingLayersProps {
  readonly missing: readonly string[];
}

/** A line of text instead of a broken icon (specification §18.6). */
export function MissingLayers({ missing }: MissingLayersProps) {
  if (missing.length === 0) return null;
  return (
    <p className="absolute inset-x-4 bottom-3 text-center text-note text-ink">
      <span className="inline-block rounded-soft bg-card/90 px-3 py-1">
        This picture is not made yet: {layersInWords(missing)}
      </span>
    </p>
  );
}
