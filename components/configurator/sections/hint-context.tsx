'use client';

import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { lazyFeature } from '@/components/ui/lazy-feature';

/** The bubble comes with its positioning code only when somebody first meets a restricted part. */
const ReasonHint = lazyFeature(() => import('@/components/ui/reason-hint'));

interface Hints {
  readonly show: (anchor: HTMLElement, text: string) => void;
  readonly hide: () => void;
}

const HintContext = createContext<Hints>({ show: () => undefined, hide: () => undefined });

export const useHints = (): Hints => use(HintContext);

/** Long enough to move the pointer from the part past its neighbours onto the bubble. */
const LEAVE_MS = 300;

/** One bubble for all info markers of the page. */
export function HintProvider({ children }: { readonly children: ReactNode }) {
  const [hint, setHint] = useState<{ anchor: HTMLElement; text: string } | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const hints = useMemo(() => {
    const stay = () => window.clearTimeout(timer.current);
    return {
      stay,
      close: () => setHint(null),
      show: (anchor: HTMLElement, text: string) => {
        stay();
        setHint({ anchor, text });
      },
      hide: () => {
        stay();
        timer.current = window.setTimeout(() => setHint(null), LEAVE_MS);
      },
    };
  }, []);

  return (
    <HintContext value={hints}>
      {children}
      {hint && (
        <ReasonHint
          inWords={hint.text}
          onDismiss={hints.close}
          props={{ ...hint, onClose: hints.close, onPointerEnter: hints.stay }}
        />
      )}
    </HintContext>
  );
}
