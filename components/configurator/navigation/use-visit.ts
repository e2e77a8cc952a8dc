'use client';

import { useRef, useState, useTransition, type MouseEvent } from 'react';
import { useRouter } from 'next/navigation';
import { isReachable } from '@/lib/client/reachable';
import { untilNextAttempt } from '@/lib/client/reconnect';

interface VisitOptions {
  readonly scroll: boolean;
}

/** Goes to another page of the shop without a reload, and says while it is on the way. */
export function useVisit() {
  const router = useRouter();
  const [isVisiting, startVisit] = useTransition();
  const [isHeldUp, setIsHeldUp] = useState(false);
  const journey = useRef<AbortController>(null);

  const stay = () => {
    journey.current?.abort();
    setIsHeldUp(false);
  };

  /**
   * The router leaves the page for one that it cannot fetch, and without a network that is the browser's own page of
   * error. So it only sets out when somebody answers; until then the page stays, and the last wish waits.
   */
  const visit = async (path: string, options?: VisitOptions): Promise<void> => {
    stay();
    const { signal } = (journey.current = new AbortController());
    for (let failures = 1; !(await isReachable()); failures += 1) {
      if (signal.aborted) return;
      setIsHeldUp(true);
      await untilNextAttempt(failures, signal);
      if (signal.aborted) return;
    }
    if (signal.aborted) return;
    setIsHeldUp(false);
    startVisit(() => router.push(path, options));
  };

  return {
    isVisiting,
    visit: (path: string, options?: VisitOptions) => void visit(path, options),
    /** Nobody answers at present; `stay` gives the journey up. */
    isHeldUp,
    stay,
    /** For journeys whose path has to be asked for first; null stays here. */
    visitWhenKnown: (findPath: () => Promise<string | null>) =>
      startVisit(async () => {
        const path = await findPath();
        if (path !== null) startVisit(() => router.push(path));
      }),
  };
}

/** A click that means 'go there', not 'open in a new tab'. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
