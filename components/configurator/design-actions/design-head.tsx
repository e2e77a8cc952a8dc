'use client';

import { cardPath } from '@/lib/contracts/addresses';
import { Button } from '@/components/ui/button';
import type { DesignToday } from '@/lib/contracts/design-today';
import { goneFrom, savedOn, type StoredDesign } from './stored-designs';

/** What can be done with one of several designs. */
export interface DesignDeeds {
  readonly onOpen: (design: StoredDesign) => void;
  readonly onLetGo: (design: StoredDesign) => void;
  /** By its sku of today. */
  readonly onMail: (sku: string) => void;
}

interface DesignHeadProps extends DesignDeeds {
  readonly design: StoredDesign;
  /** Null until it is known. */
  readonly today: DesignToday | null;
}

/** Picture and name of a stored design, what of it is not made any more, and what can be done with it. */
export function DesignHead({ design, today, onOpen, onLetGo, onMail }: DesignHeadProps) {
  const gone = today && goneFrom(design, today);
  const sku = today ? today.CustomSku : design.sku;
  return (
    <>
      <DesignPicture sku={sku} className="w-full max-w-56" />
      <span className="type-display mt-2 block text-lead">{design.name}</span>
      <span className="block text-note text-soft">Kept on {savedOn(design)}</span>
      <span className="block font-code text-fine wrap-anywhere text-soft">{design.sku}</span>
      {gone && <span className="mt-1 block text-note font-semibold text-alert">{gone}</span>}
      <span className="mt-1 -ml-2 flex flex-wrap">
        {sku !== null && (
          <>
            <Button look="quiet" className="px-2!" aria-label={`Open ${design.sku}`} onClick={() => onOpen(design)}>
              Open
            </Button>
            <Button look="quiet" className="px-2!" aria-label={`E-mail ${design.sku}`} onClick={() => onMail(sku)}>
              E-mail
            </Button>
          </>
        )}
        <Button look="quiet" className="px-2!" aria-label={`Remove ${design.sku}`} onClick={() => onLetGo(design)}>
          Remove
        </Button>
      </span>
    </>
  );
}

interface DesignPictureProps {
  /** Null for a style that is not made any more: there is none. */
  readonly sku: string | null;
  readonly className: string;
}

/** The picture that links to the design have elsewhere: there for every style, wherever one is. */
export function DesignPicture({ sku, className }: DesignPictureProps) {
  if (sku === null) return null;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- made by our own picture engine
    <img
      src={cardPath(sku)}
      alt=""
      width={1200}
      height={630}
      loading="lazy"
      className={`aspect-[40/21] rounded-small bg-linen object-cover ${className}`}
    />
  );
}
