'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Style, TwoToneType } from '@/lib/domain/catalogue';
import type { Picks } from '@/lib/domain/picks';
import { buildSelection } from '@/lib/domain/build-selection';
import { createJudge, type Candidate } from '@/lib/domain/judge';
import { findStyleBySku, INVALID_SKU, parseSku } from '@/lib/domain/parse-sku';
import { pick } from '@/lib/domain/pick';
import { buildSku } from '@/lib/domain/sku';
import { findPart } from '@/lib/domain/style-index';
import { visibleSections } from '@/lib/domain/visibility';
import { familyOf } from '@/lib/families/registry';
import { noSku, onBackAndForward, pushSku, replaceSku, skuInAddress } from './address';

/** What the picks were last taken from. */
interface Seen {
  readonly address: string | null;
  readonly initialPicks: Picks;
}

/** One value for all calls, so that it never looks like a change. */
const NOTHING: readonly string[] = [];

/**
 * A configuration and what a person can do to it. State is the chosen ids, the last message and the name of the last
 * pick; everything else is derived (DESIGN §2). The address follows every pick, and Back and Forward lead picks back.
 */
export function useConfiguration(
  style: Style,
  initialPicks: Picks,
  notice: string,
  missingThumbnails: readonly string[] = NOTHING,
) {
  const family = familyOf(style);
  const [picks, setPicks] = useState(initialPicks);
  const [message, setMessage] = useState(notice);
  const [lastPick, setLastPick] = useState('');

  const selection = useMemo(() => buildSelection(family, style, picks), [family, style, picks]);
  const sections = useMemo(() => visibleSections(family, style, picks), [family, style, picks]);
  const judge = useMemo(() => createJudge(family, style, picks), [family, style, picks]);
  const sku = useMemo(() => buildSku(family, style, picks), [family, style, picks]);
  const picksOf = (text: string | null): Picks | null => {
    const parsed = text === null ? null : parseSku(family, style, text);
    return parsed?.ok ? parsed.value : null;
  };

  const address = useSyncExternalStore(onBackAndForward, skuInAddress, noSku);
  const [seen, setSeen] = useState<Seen>({ address: null, initialPicks });
  if (seen.address !== address || seen.initialPicks !== initialPicks) {
    setSeen({ address, initialPicks });
    if (seen.initialPicks !== initialPicks) setMessage(notice);
    // Our own picks are in the address already; anything else there came from history or a link.
    if (address !== sku) setPicks(picksOf(address) ?? initialPicks);
  }
  const needsAddress = address === null || picksOf(address) === null;
  useEffect(() => {
    if (needsAddress) replaceSku(sku);
  }, [needsAddress, sku]);

  const become = (next: Picks, label: string) => {
    setPicks(next);
    setLastPick(label);
    pushSku(buildSku(family, style, next));
  };

  /** Picks a part, or says why not and changes nothing. */
  const choose = (candidate: Candidate) => {
    const judgement = judge(candidate);
    if (judgement.isRefused) return setMessage(judgement.message);
    const next = pick(family, style, picks, { type: 'pick', ...candidate });
    become(next, pickLabel(style, picks, next, candidate));
  };

  const toggleTwoTone = () => {
    const next = pick(family, style, picks, { type: 'toggleTwoTone' });
    become(next, next.bottomStainId === null ? 'Two-tone off' : 'Two-tone on');
  };

  const setTwoToneType = (twoToneType: TwoToneType, label: string) => {
    become(pick(family, style, picks, { type: 'setTwoToneType', twoToneType }), `Stain 1 on ${label}`);
  };

  /** Loads a sku of this style, or says that it is bad; false when its first token names another style. */
  const loadSku = (text: string): boolean => {
    if (!findStyleBySku([style], familyOf, text)) return false;
    const loaded = picksOf(text);
    if (loaded) become(loaded, 'Configuration loaded');
    else setMessage(INVALID_SKU);
    return true;
  };

  return {
    style,
    family,
    picks,
    selection,
    missingThumbnails,
    sections,
    judge,
    sku,
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
export type Configuration = ReturnType<typeof useConfiguration>;

/** The name that is read out after a pick, e.g. '42″ × 72″, two leaves' or 'Self-storing leaves removed'. */
function pickLabel(style: Style, before: Picks, after: Picks, candidate: Candidate): string {
  const { sectionId, partId, childPartId } = candidate;
  const names = [partId, childPartId].map((id) => findPart(style, sectionId, id)?.displayName ?? '');
  const label = names.filter((name) => name !== '').join(', ');
  const wasTakenAway = before.parts[sectionId]?.includes(partId) && !after.parts[sectionId]?.includes(partId);
  return wasTakenAway ? `${label} removed` : `${label} selected`;
}
