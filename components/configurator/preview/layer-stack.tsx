import { layerSrcSet } from '@/lib/client/picture';
import type { Picture } from '@/lib/domain/picture';

interface LayerStackProps {
  readonly picture: Picture;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  /** Space it takes; the lightbox always wants the large files. */
  readonly sizes: string;
  /** Decoration that may come late, and not at all where it is hidden. */
  readonly isDecoration?: boolean;
}

/**
 * Layers on top of each other, bottom first. Their own texts are empty on purpose: the stack is one picture, and a
 * file that fails before scripts run leaves nothing behind instead of a broken icon.
 */
export function LayerStack({ picture, label, sizes, isDecoration }: LayerStackProps) {
  return (
    <div role="img" aria-label={label} className="absolute inset-0">
      {picture.layers.map(({ key, src }) => (
        // eslint-disable-next-line @next/next/no-img-element -- sized by our own picture engine
        <img
          key={key}
          data-layer={key}
          src={src}
          srcSet={layerSrcSet(src)}
          sizes={sizes}
          alt=""
          width={800}
          height={460}
          decoding="sync"
          loading={isDecoration ? 'lazy' : undefined}
          fetchPriority={isDecoration ? undefined : 'high'}
          className="absolute inset-0 size-full object-contain"
        />
      ))}
    </div>
  );
}
