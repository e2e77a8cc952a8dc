'use client';

import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { createTraveller, furthestStep, placeHere } from './steps';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

const stepHere = (): number => placeHere().step;
const noStep = (): number => 0;

/** Steps back and forward through the designs of this visit; the browser's Back and Forward are the same steps. */
export function useSteps() {
  const step = useSyncExternalStore(subscribe, stepHere, noStep);
  const furthest = useSyncExternalStore(subscribe, furthestStep, noStep);
  const [traveller] = useState(createTraveller);
  // An address exchanged in place tells nobody: the next render reads it.
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => subscribe(traveller.arrived), [traveller]);
  return {
    canUndo: step > 0,
    canRedo: step < furthest,
    undo: () => traveller.travel(-1, render),
    redo: () => traveller.travel(1, render),
  };
}
