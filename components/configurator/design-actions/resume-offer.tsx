'use client';

import { useEffect, useState } from 'react';
import type { DesignToday } from '@/lib/contracts/design-today';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ConfiguratorState } from '../use-configuration';
import { DesignPicture } from './design-head';
import { openingText } from './kept-text';
import { designsIn, goneFrom, lastOf, revive, savedOn, todayOf, type StoredDesign } from './stored-designs';
import { useStoredPrice } from './use-stored-price';

interface ResumeOfferProps {
  readonly state: ConfiguratorState;
  readonly onClose: () => void;
}

/** Opens the design that another page has sent here, or offers the last one of this style: offered, never forced. */
export default function ResumeOffer({ state, onClose }: ResumeOfferProps) {
  const { style, sku } = state.configuration;
  const [sent] = useState(() => designsIn(openingText.get()).find(({ styleId }) => styleId === style.id));
  const [last] = useState(() => lastOf(style));
  const open = (design: StoredDesign) => {
    state.open(revive(style, design), `Opened ${design.name}`, [goneFrom(design, todayOf(style, design))]);
    onClose();
  };
  useEffect(() => {
    openingText.set(null);
    if (sent) open(sent);
    // Once: what is sent is opened when the page is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (sent || !last || last.sku === sku) return null;
  return <Offer design={last} today={todayOf(style, last)} onContinue={() => open(last)} onClose={onClose} />;
}

interface OfferProps {
  readonly design: StoredDesign;
  readonly today: DesignToday;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

function Offer({ design, today, onContinue, onClose }: OfferProps) {
  const { total, totalText } = useStoredPrice(design, today);
  const gone = goneFrom(design, today);
  const day = savedOn(design);
  return (
    <section
      aria-label="Your last design"
      className="above-bar fixed inset-x-4 z-30 mx-auto flex w-fit max-w-xl animate-rise items-center gap-4 rounded-soft bg-card p-3 text-ink shadow-float"
    >
      <DesignPicture sku={today.CustomSku} className="w-28 sm:w-36" />
      <div className="min-w-0">
        <p className="text-body">
          Continue your {design.name} from {day}
          {total !== null && `, ${totalText}`}?
        </p>
        {gone !== '' && <p className="text-note text-soft">{gone}</p>}
        <Button look="quiet" className="-ml-5" onClick={onContinue}>
          Continue
        </Button>
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center self-start"
      >
        <Icon name="close" className="size-4!" />
      </button>
    </section>
  );
}
