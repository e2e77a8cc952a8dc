'use client';

import { useState } from 'react';

/**
 * One value for as long as `facts` are the same, though each render makes it anew: what is drawn from it can then tell
 * that there is nothing new to draw. It must follow from the facts alone, its functions too.
 */
export function useSteady<T>(value: T, facts: readonly unknown[]): T {
  const [held, setHeld] = useState({ value, facts });
  if (facts.every((fact, index) => Object.is(fact, held.facts[index]))) return held.value;
  setHeld({ value, facts });
  return value;
}
