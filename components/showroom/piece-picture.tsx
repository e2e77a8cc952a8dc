import { listSrcSet } from '@/lib/client/picture';

interface PiecePictureProps {
  /** Address of the whole piece; null while nobody has drawn it. */
  readonly src: string | null;
  /** Widths it is shown at, as the `sizes` of an image says them. */
  readonly sizes: string;
  /** Seen without scrolling: asked for at once. */
  readonly isFirst?: boolean;
}

/** A whole piece in its frame, on the showroom's ground; it decorates the name beside it. */
export function PiecePicture({ src, sizes, isFirst = false }: PiecePictureProps) {
  return (
    <span className="piece-frame stage-ground">
      {src !== null && (
        // eslint-disable-next-line @next/next/no-img-element -- composed and sized by our own picture engine
        <img
          src={src}
          srcSet={listSrcSet(src)}
          sizes={sizes}
          width={800}
          height={460}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
