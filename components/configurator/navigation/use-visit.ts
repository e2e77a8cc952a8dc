'use client';

import { useTransition, type MouseEvent } from 'react';
import { useRouter } from 'next/navigation';

/** Goes to another page of the shop without a reload, and says while it is on the way. */
export function useVisit() {
  const router = useRouter();
  const [isVisiting, startVisit] = useTransition();
  return {
    isVisiting,
    visit: (path: string, options?: { readonly scroll: boolean }) => startVisit(() => router.push(path, options)),
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
