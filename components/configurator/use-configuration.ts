'use client';

import { useState } from 'react';
import type { TwoToneType } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { Candidate } from '@/lib/domain/restrictions';
import { filledInText, findStyleBySku, INVALID_SKU, readSku } from '@/lib/domain/parse-sku';
import { findPart } from '@/lib/domain/style-index';
import { familyOf } from '@/lib/families/registry';
import { pushSku } from './address';
import { useSkuInAddress } from './use-sku-in-address';

/** What the popup says, and what of it can be mended: a wish that was refused, or a configuration in conflict. */
export interface Message {
  readonly text: string;
  readonly wish: Candidate | null;
  readonly isConflict: boolean;
}

const plain = (text: string): Message => ({ text, wish: null, isConflict: false });

/** One value for all calls, so that it never looks like a change. */
const NOTHING: readonly string[] = [];

/**
 * The configuration on show and what a person can do to it. State is the configuration, the last message and the name of
 * the last pick; everything else follows from the first (specification §10). The address follows every pick, and Back
 * and Forward lead picks back.
 */
export function useConfiguration(
  initial: Configuration,
  notice: string,
  missingThumbnails: readonly string[] = NOTHING,
) {
  const [configuration, setConfiguration] = useState(initial);
  const noticeOf = ({ isValid }: Configuration): Message => ({ ...plain(notice), isConflict: !isValid });
  const [message, setMessage] = useState(() => (notice === '' ? plain('') : noticeOf(initial)));
  const [lastPick, setLastPick] = useState('');

  useSkuInAddress(initial, configuration, (there, isNewPage) => {
    setConfiguration(there);
    if (isNewPage) setMessage(notice === '' ? plain('') : noticeOf(there));
  });

  const become = (next: Configuration, label: string) => {
    setConfiguration(next);
    setLastPick(label);
    pushSku(next.sku);
  };

  const say = (text: string) => setMessage(plain(text));

  /** Says what is in conflict, so that it can be mended. */
  const explainConflicts = () => setMessage({ text: configuration.conflicts.join('\n'), wish: null, isConflict: true });

  /** Takes one of the ways out of a conflict. */
  const mend = (way: Configuration, label: string) => {
    say('');
    become(way, label);
  };

  /** Picks a part, or says why not and changes nothing. */
  const choose = (candidate: Candidate) => {
    const restriction = configuration.restrictionOf(candidate);
    if (restriction.isRefused) return setMessage({ text: restriction.message, wish: candidate, isConflict: true });
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

  /** Loads a sku of this style and says what it left to the style, or says that it is bad; false when its first token names another style. */
  const loadSku = (text: string): boolean => {
    const { family, style } = configuration;
    if (!findStyleBySku([style], familyOf, text)) return false;
    const found = readSku(family, style, text);
    if (found.ok) become(found.value.configuration, 'Configuration loaded');
    say(found.ok ? filledInText(found.value) : INVALID_SKU);
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
    say,
    explainConflicts,
    mend,
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
