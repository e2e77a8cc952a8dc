'use client';

import { cardPath } from '@/lib/contracts/addresses';
import { Button } from '@/components/ui/button';
import { savedOn, type StoredDesign } from './stored-designs';

/** What can be done with one of several designs. */
export interface DesignDeeds {
  readonly onOpen: (design: StoredDesign) => void;
  readonly onLetGo: (design: StoredDesign) => void;
  readonly onMail: (design: StoredDesign) => void;
}

/** Picture and name of a stored design, with what can be done with it. */
export function DesignHead({ design, onOpen, onLetGo, onMail }: { readonly design: StoredDesign } & DesignDeeds) {
  return (
    <>
      <DesignPicture design={design} className="w-full max-w-56" />
      <span className="type-display mt-2 block text-lead">{design.name}</span>
      <span className="block text-note text-soft">Kept on {savedOn(design)}</span>
      <span className="block font-code text-fine wrap-anywhere text-soft">{design.sku}</span>
      <span className="mt-1 -ml-2 flex flex-wrap">
        <Button look="quiet" className="px-2!" aria-label={`Open ${design.sku}`} onClick={() => onOpen(design)}>
          Open
        </Button>
        <Button look="quiet" className="px-2!" aria-label={`E-mail ${design.sku}`} onClick={() => onMail(design)}>
          E-mail
        </Button>
        <Button look="quiet" className="px-2!" aria-label={`Remove ${design.sku}`} onClick={() => onLetGo(design)}>
          Remove
        </Button>
      </span>
    </>
  );
}

interface DesignPictureProps {
  readonly design: StoredDesign;
  readonly className: string;
}

/** The picture that links to the design have elsewhere: there for every style, wherever one is. */
export function DesignPicture({ design, className }: DesignPictureProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- made by our own picture engine
    <img
      src={cardPath(design.sku)}
      alt=""
      width={1200}
      height={630}
      loading="lazy"
      className={`aspect-[40/21] rounded-small bg-linen object-cover ${className}`}
    />
  );
}
