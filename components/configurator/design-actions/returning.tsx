'use client';

import { useEffect, useState } from 'react';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { settledDown } from '@/lib/client/idle';
import { skuInAddress } from '../address';
import { NO_NEWS, type ConfiguratorState } from '../use-configuration';
import { holdsStyle, lastText, openingText } from './kept-text';

const ResumeOffer = lazyFeature(() => import('./resume-offer'));

/**
 * Takes up designs that this browser holds: one that is being opened on its own style's page, and the last one of the
 * style, which is offered to those who come back without a link to a design (specification §4.9).
 */
export function Returning({ state }: { readonly state: ConfiguratorState }) {
  const { configuration, news } = state;
  const [isReturning, setIsReturning] = useState(false);
  const { id } = configuration.style;
  useEffect(() => {
    // A child's effect: the page has not yet put its own sku into the address.
    const mayResume = skuInAddress() === null && holdsStyle(lastText.get(), id);
    if (mayResume || holdsStyle(openingText.get(), id)) queueMicrotask(() => setIsReturning(true));
  }, [id]);
  useEffect(() => {
    if (news === NO_NEWS) return;
    const route = window.location.pathname.split('/')[1] ?? '';
    // Reading in what this takes would stand between a first pick and its picture. Whoever has left by then, or cannot load it,
    // resumes at an earlier design, or at none.
    const store = settledDown().then(() => import('./stored-designs'));
    void store.then(
      ({ remember, storedOf }) => remember(storedOf(configuration, route, Date.now())),
      () => {},
    );
  }, [configuration, news]);
  return isReturning ? <ResumeOffer props={{ state, onClose: () => setIsReturning(false) }} /> : null;
}
