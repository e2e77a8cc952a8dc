import type { StyleCard as Card } from '@/lib/contracts/style-cards';
import { FromPrice } from './caller-prices';
import { PiecePicture } from './piece-picture';

/** Columns of the list by width (`showroom-list`). */
const SIZES = '(width >= 78rem) 23rem, (width >= 40rem) 45vw, 92vw';

interface StyleCardProps {
  /** path: of the page that it opens. */
  readonly card: Card & { readonly path: string; readonly seats: string; readonly width: string };
  readonly isFirst: boolean;
}

/** A style in the showroom: one link, the whole of the card. */
export function StyleCard({ card, isFirst }: StyleCardProps) {
  const { id, name, path, note, picture, from, seats, width } = card;
  return (
    <article className="style-card">
      <PiecePicture src={picture} sizes={SIZES} isFirst={isFirst} />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="type-display text-title">
          <a href={path} className="after:absolute after:inset-0 after:rounded-stage">
            {name}
          </a>
        </h2>
        <p className="figures shrink-0 text-body">
          <FromPrice styleId={id} publicFrom={from} />
        </p>
      </div>
      <p className="mt-1 text-body text-pretty text-soft">{note}</p>
      {(seats || width) && (
        <p className="figures mt-1.5 text-note text-soft">{[seats, width].filter(Boolean).join(' · ')}</p>
      )}
    </article>
  );
}
