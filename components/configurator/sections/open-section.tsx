'use client';

import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Section } from '@/lib/domain/catalogue';

/** The step of the accordion that lies open, by the section's id as text; '' for none. */
export interface OpenSection {
  readonly open: string;
  /** The step that was open at first. */
  readonly first: string;
  /** Opens a step, or none. Its heading must not slip out of sight when what closes stood above. */
  readonly toggle: (id: string) => void;
}

const OpenSectionContext = createContext<OpenSection>({ open: '', first: '', toggle: () => undefined });

/** Leads to a step; the focus goes along unless it is kept where it is. */
export type Reveal = (section: Section, keepsFocus?: boolean) => void;

const RevealContext = createContext<Reveal>(() => undefined);

export const useOpenSection = (): OpenSection => use(OpenSectionContext);

/** Leads to a step from elsewhere on the page: opens it below what sticks to the top, with the focus on its heading. */
export const useReveal = (): Reveal => use(RevealContext);

/** For a dialog over the page, which has to go first. */
export const RevealProvider = RevealContext.Provider;

const OPEN_HEADING = '[data-section][data-state="open"] h3';

interface OpenSectionProviderProps {
  /** The step to begin with; null for none. */
  readonly first: Section | null;
  readonly children: ReactNode;
}

/** Knows which step is open, for the accordion itself, the steps at the thumb and the rows of the summary. */
export function OpenSectionProvider({ first: firstSection, children }: OpenSectionProviderProps) {
  const [first] = useState(() => String(firstSection?.id ?? ''));
  const [open, setOpen] = useState(first);
  const toggle = useCallback((id: string) => {
    flushSync(() => setOpen(id));
    document.querySelector(OPEN_HEADING)?.scrollIntoView({ block: 'nearest' });
  }, []);
  const reveal = useCallback<Reveal>(({ id }, keepsFocus = false) => {
    flushSync(() => setOpen(String(id)));
    const heading = document.querySelector(OPEN_HEADING);
    heading?.scrollIntoView({ block: 'start' });
    if (!keepsFocus) heading?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const value = useMemo(() => ({ open, first, toggle }), [open, first, toggle]);
  return (
    <RevealContext value={reveal}>
      <OpenSectionContext value={value}>{children}</OpenSectionContext>
    </RevealContext>
  );
}
