'use client';

import { useEffect, useState } from 'react';
import type { TwoToneType } from '@/lib/domain/catalogue';
import { Configuration } from '@/lib/domain/configuration';
import { NOTHING_WANTED, outcomeOf, type Wanted } from '@/lib/domain/outcome';
import type { PickAction } from '@/lib/domain/picks';
import type { Candidate } from '@/lib/domain/restrictions';
import { filledInText, readSku } from '@/lib/domain/parse-sku';
import { findPart } from '@/lib/domain/style-index';
import { noteSale } from '@/lib/client/sale-notes';
import type { ConfiguratorProps } from './configurator-props';
import { markOf, NOWHERE, placeHere, pushStep, wayFrom } from './steps';
import { useSkuInAddress } from './use-sku-in-address';
import { useSteady } from './use-steady';
import { useSteps } from './use-steps';
import { pickWords, stepWords, takenAlongWords } from './words';

/** What the popup says, and what of it can be mended: a wish that was refused, or a configuration in conflict. */
export interface Message {
  readonly text: string;
  readonly wish: Candidate | null;
  readonly isConflict: boolean;
}

const plain = (text: string): Message => ({ text, wish: null, isConflict: false });

/** One value for all calls, so that it never looks like a change. */
const NOTHING: readonly string[] = [];
const NOWHERE_ELSE: Readonly<Record<number, string>> = {};

type PageFacts = Pick<ConfiguratorProps, 'notice' | 'missingThumbnails' | 'elsewhere' | 'spacePath'>;

/** What has happened last: read out, and `note` shown as well, with a way back. */
export interface News {
  readonly deed: string;
  readonly note: string;
}

export const NO_NEWS: News = { deed: '', note: '' };
const STARTED_OVER = 'Started over with the usual design';

/**
 * The configuration on show and what a person can do to it. State is the configuration, what picks have taken along, the
 * last message and the last news; everything else follows from the first (specification §10). Every pick is a step in the
 * browser's history (`steps.ts`): Undo, Redo, Back and Forward lead through the same steps.
 */
export function useConfiguration(
  initial: Configuration,
  { notice, missingThumbnails = NOTHING, elsewhere = NOWHERE_ELSE, spacePath }: PageFacts,
) {
  const [configuration, setConfiguration] = useState(initial);
  const noticeOf = ({ isValid }: Configuration): Message => ({ ...plain(notice), isConflict: !isValid });
  const [message, setMessage] = useState(() => (notice === '' ? plain('') : noticeOf(initial)));
  const [news, setNews] = useState(NO_NEWS);
  const [place, setPlace] = useState(NOWHERE);
  const [wantedAt, setWantedAt] = useState<Readonly<Record<string, Wanted>>>({});
  const wanted = wantedAt[markOf(place)] ?? NOTHING_WANTED;
  const steps = useSteps();
  useEffect(() => noteSale('Page', initial.style.id), [initial.style.id]);
  const [usual] = useState(() => new Configuration(initial.family, initial.style));

  useSkuInAddress(initial, configuration, (there, isNewPage) => {
    if (there === configuration && !isNewPage) return;
    setConfiguration(there);
    setPlace(placeHere());
    if (isNewPage) return setMessage(notice === '' ? plain('') : noticeOf(there));
    const way = wayFrom(place);
    setNews(way ? { deed: stepWords(way, configuration, there), note: '' } : NO_NEWS);
  });

  /** Takes a step to another design. @param note what is shown of it besides, with a way back */
  const become = (next: Configuration, deed: string, note = '', wantedFrom: Wanted = NOTHING_WANTED) => {
    setConfiguration(next);
    setNews({ deed, note });
    pushStep(configuration.sku, next.sku);
    const there = placeHere();
    setPlace(there);
    setWantedAt({ ...wantedAt, [markOf(there)]: wantedFrom });
  };

  const say = (text: string) => setMessage(plain(text));

  /** Says what is in conflict, so that it can be mended. */
  const explainConflicts = () => setMessage({ text: configuration.conflicts.join('\n'), wish: null, isConflict: true });

  /** Takes one of the ways out of a conflict. */
  const mend = (way: Configuration, label: string) => {
    say('');
    become(way, label, label);
  };

  const act = (action: PickAction, cause: string, words: (next: Configuration) => string) => {
    const outcome = outcomeOf(configuration, action, wanted);
    const note = takenAlongWords(outcome.takenAlong, wanted, cause);
    become(outcome.configuration, words(outcome.configuration), note, outcome.wanted);
  };

  /** Picks a part, or says why not and changes nothing. */
  const choose = (candidate: Candidate) => {
    const restriction = configuration.restrictionOf(candidate);
    const { isRefused } = restriction;
    const refusedBy = isRefused ? restriction.reasons[0]?.key : '';
    noteSale(isRefused ? 'Refused' : 'Pick', configuration.style.id, candidate.partId, refusedBy);
    if (isRefused) return setMessage({ text: restriction.message, wish: candidate, isConflict: true });
    const cause = findPart(configuration.style, candidate.sectionId, candidate.partId)?.displayName ?? '';
    act({ type: 'pick', ...candidate }, cause, (next) => pickWords(configuration, next, candidate));
  };

  const toggleTwoTone = () =>
    act({ type: 'toggleTwoTone' }, '', ({ picks }) => (picks.bottomStainId === null ? 'Two-tone off' : 'Two-tone on'));

  const setTwoToneType = (twoToneType: TwoToneType, label: string) =>
    act({ type: 'setTwoToneType', twoToneType }, '', () => `Stain 1 on ${label}`);

  /** Back to what the style starts with; a step like any other. */
  const startOver = () => become(usual, STARTED_OVER, STARTED_OVER);

  /** Shows a design that comes from elsewhere, says what there is to say of it, and offers to mend what is in conflict. */
  const open = (next: Configuration, deed: string, lines: readonly string[]) => {
    become(next, deed);
    const text = [...lines, ...next.conflicts].filter((line) => line !== '').join('\n');
    setMessage({ ...plain(text), isConflict: !next.isValid });
  };

  /**
   * Loads a sku of this style and says what it left to the style or what is in conflict; false for one that names no design of
   * this style as this page knows it.
   */
  const loadSku = (text: string): boolean => {
    const { family, style } = configuration;
    const found = readSku(family, style, text);
    if (!found.ok) return false;
    open(found.value.configuration, 'Configuration loaded', [filledInText(found.value)]);
    return true;
  };

  const state = {
    configuration,
    wanted,
    missingThumbnails,
    elsewhere,
    spacePath,
    message,
    news,
    steps,
    choose,
    toggleTwoTone,
    setTwoToneType,
    startOver,
    isUsual: configuration.sku === usual.sku,
    loadSku,
    become,
    open,
    /** Has something read out that is no step. */
    announce: (deed: string) => setNews({ deed, note: '' }),
    say,
    closeNote: () => setNews(NO_NEWS),
    explainConflicts,
    mend,
  };
  const facts = [initial, configuration, place, wantedAt, message, news, steps.canUndo, steps.canRedo];
  return useSteady(state, [...facts, notice, missingThumbnails, elsewhere, spacePath]);
}

/** Everything the configurator's parts share. */
export type ConfiguratorState = ReturnType<typeof useConfiguration>;
