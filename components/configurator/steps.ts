import { storedText } from '@/lib/client/stored-text';
import { markEntry, markOfEntry, pushEntry, skuInAddress } from './address';

/**
 * The designs of a visit to a style, step by step. They are entries of the browser's own history, so that Undo and Back
 * are one and the same (specification §4.7): an entry says which step of which visit it is. The list is kept beside it for
 * this tab, for a browser tells nobody what lies ahead, and holds only its last fifty entries.
 */
interface Visit {
  readonly id: string;
  /** The first step that the browser's history still holds. */
  readonly reach: number;
  readonly skus: readonly string[];
}

/** Where an entry of the history stands. */
export interface Place {
  readonly visit: string;
  readonly step: number;
}

/** Skus have no spaces: id, reach and skus are words. */
const stored = storedText('sessionStorage', 'syo.steps');

function visitOf(id: string): Visit {
  const [known, reach, ...skus] = (stored.get() ?? '').split(' ');
  return known === id ? { id, reach: Number(reach), skus } : { id, reach: 0, skus: [] };
}

export const NOWHERE: Place = { visit: '', step: 0 };

/** The place of the entry on show; that of no visit before the first pick. */
export function placeHere(): Place {
  const [visit = '', step = '0'] = markOfEntry().split(' ');
  return visit === '' ? NOWHERE : { visit, step: Number(step) };
}

/** How an entry of the history names its place. */
export const markOf = ({ visit, step }: Place): string => `${visit} ${step}`;

/** The place this tab was at last. */
let last: Place = NOWHERE;

function mark(place: Place, sku?: string): void {
  markEntry(markOf(place), sku);
  last = place;
}

/** An entry that a link to a place in the page has made, as the skip link does, is the step it shows. */
function settle(): void {
  const here = placeHere();
  const isUnmarked = here.visit === '' && last.visit !== '';
  if (isUnmarked && visitOf(last.visit).skus[last.step] === skuInAddress()) mark(last);
  else last = here;
}

/** Which way led from a place to the entry on show; null for one of another visit. */
export function wayFrom({ visit, step }: Place): 'Undone' | 'Redone' | null {
  const here = placeHere();
  if (visit === '' || here.visit !== visit || here.step === step) return null;
  return here.step < step ? 'Undone' : 'Redone';
}

/** A new step after the one on show; what was ahead is gone, as the browser's Forward is. */
export function pushStep(from: string, sku: string): void {
  if (skuInAddress() === sku) return;
  let here = placeHere();
  let { skus } = visitOf(here.visit);
  if (skus[here.step] === undefined) {
    here = { visit: Date.now().toString(36), step: 0 };
    skus = [from];
    mark(here);
  }
  const there = { visit: here.visit, step: here.step + 1 };
  pushEntry(markOf(there), sku);
  last = there;
  // A new entry is the last one: as many steps as stand before it can be gone back to.
  const reach = Math.max(0, there.step - (window.history.length - 1));
  stored.set([there.visit, reach, ...skus.slice(0, there.step), sku].join(' '));
}

/** The last step that can be redone to. */
export const furthestStep = (): number => Math.max(placeHere().step, visitOf(placeHere().visit).skus.length - 1);

/** A traversal that has not arrived after this time will not. */
const LOST_MS = 1000;

/** Goes through the steps of the entry on show, for one page. */
export function createTraveller() {
  let aim: number | null = null;
  let leftAt = 0;

  /** Called when an entry has come on show: on to the step that is meant, past what shows the same. */
  const arrived = (): void => {
    settle();
    const { step } = placeHere();
    if (aim === null || aim === step) aim = null;
    else window.history.go(aim - step);
  };

  /** @returns false when there is no such step */
  const travel = (by: 1 | -1, showInPlace: () => void): boolean => {
    const { visit, step } = placeHere();
    const isUnderway = aim !== null && performance.now() - leftAt < LOST_MS;
    const target = (isUnderway ? (aim ?? step) : step) + by;
    if (target < 0 || target > furthestStep()) return false;
    const { reach, skus } = visitOf(visit);
    const sku = skus[target];
    if (Math.min(step, target) < reach && sku !== undefined) {
      mark({ visit, step: target }, sku);
      showInPlace();
      return true;
    }
    aim = target;
    leftAt = performance.now();
    if (!isUnderway) window.history.go(by);
    return true;
  };

  return { arrived, travel };
}
