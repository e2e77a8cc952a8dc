'use client';

import { useState } from 'react';
import type { TwoToneType } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { Candidate } from '@/lib/domain/restrictions';
import { findStyleBySku, INVALID_SKU, parseSku } from '@/lib/domain/parse-sku';
import { findPart } from '@/lib/domain/style-index';
import { familyOf } from '@/lib/families/registry';
import { pushSku } from './address';
import { useSkuInAddress } from './use-sku-in-address';

/** One value for all calls, so that it never looks like a change. */
const NOTHING: readonly string[] = [];

/**
 * The configuration on show and what a person can do to it. State is the configuration, the last message and the name of
 * the last pick; everything else follows from the first (DESIGN §2). The address follows every pick, and Back and Forward
 * lead picks back.
 */
export function useConfiguration(
  initial: Configuration,
  notice: string,
  missingThumbnails: readonly string[] = NOTHING,
) {
  const [configuration, setConfiguration] = useState(initial);
  const [message, setMessage] = useState(notice);
  const [lastPick, setLastPick] = useState('');

  useSkuInAddress(initial, configuration, (there, isNewPage) => {
    setConfiguration(there);
    if (isNewPage) setMessage(notice);
  });

  const become = (next: Configuration, label: string) => {
    setConfiguration(next);
    setLastPick(label);
    pushSku(next.sku);
  };

  /** Picks a part, or says why not and changes nothing. */
  const choose = (candidate: Candidate) => {
    const restriction = configuration.restrictionOf(candidate);
    if (restriction.isRefused) return setMessage(restriction.message);
    const next = configuration.after({ type: 'pick', ...candidate });
    become(next, pickLabel(configuration, next, candidate));
  };

  const toggleTwoTone = () => {
    const next = configuration.after({ type: 'toggleTwoTone' });
    become(next, next.picks.bottomStainId === null ? 'Two-tone off' : 'Two-tone on');
  };

  const setTwoToneType = (twoToneType: TwoToneType, label: string) => {
    become(configuration.after({ type: 'setTwoToneType', twoToneType }), `Stain 1 on ${label}`);
  };

  /** Loads a sku of this style, or says that it is bad; false when its first token names another style. */
  const loadSku = (text: string): boolean => {
    const { family, style } = configuration;
    if (!findStyleBySku([style], familyOf, text)) return false;
    const found = parseSku(family, style, text);
    if (found.ok) become(found.value, 'Configuration loaded');
    else setMessage(INVALID_SKU);
    return true;
  };

  return {
    configuration,
    missingThumbnails,
    message,
    lastPick,
    choose,
    toggleTwoTone,
    setTwoToneType,
    loadSku,
    say: setMessage,
  };
}

/** Everything the configurator's parts share. */
export type ConfiguratorState = ReturnType<typeof useConfiguration>;

/** The name that is read out after a pick, e.g. '42″ × 72″, two leaves' or 'Self-storing leaves removed'. */
function pickLabel(before: Configuration, after: Configuration, candidate: Candidate): string {
  const { sectionId, partId, childPartId } = candidate;
  const names = [partId, childPartId].map((id) => findPart(before.style, sectionId, id)?.displayName ?? '');
  const label = names.filter((name) => name !== '').join(', ');
  const isChosen = ({ picks }: Configuration) => picks.parts[sectionId]?.includes(partId);
  return isChosen(before) && !isChosen(after) ? `${label} removed` : `${label} selected`;
}
