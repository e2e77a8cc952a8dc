'use client';

import { memo, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { isMissing } from '@/lib/client/picture';
import { untilNextAttempt } from '@/lib/client/reconnect';

interface SteadyImageProps extends Omit<ComponentProps<'img'>, 'alt' | 'src' | 'ref' | 'onError'> {
  readonly src: string;
  /** Stands in its place while the network or a server in trouble denies it; it is asked for again by itself. */
  readonly whenDenied?: ReactNode;
  /** Stands in its place when there is no such picture. */
  readonly whenMissing?: ReactNode;
}

type State = 'fine' | 'denied' | 'missing';

/** A decorative image that leaves no broken icon. Give it `key={src}` where the source changes. */
export const SteadyImage = memo(function SteadyImage({ src, whenDenied, whenMissing, ...rest }: SteadyImageProps) {
  const [{ state, failures }, setOutcome] = useState<{ state: State; failures: number }>({
    state: 'fine',
    failures: 0,
  });
  useEffect(() => {
    if (state !== 'denied') return;
    const stop = new AbortController();
    const { signal } = stop;
    const outcome = (next: State) => !signal.aborted && setOutcome((last) => ({ ...last, state: next }));
    void isMissing(src).then(async (missing) => {
      if (missing) return outcome('missing');
      await untilNextAttempt(failures, signal);
      outcome('fine');
    });
    return () => stop.abort();
  }, [state, failures, src]);
  const deny = () => setOutcome((last) => ({ state: 'denied', failures: last.failures + 1 }));
  if (state === 'denied') return whenDenied;
  if (state === 'missing') return whenMissing;
  // It may have failed before anybody listened.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) deny();
  };
  // eslint-disable-next-line @next/next/no-img-element -- pictures are composed and sized by our own engine
  return <img {...rest} ref={check} src={src} alt="" onError={deny} />;
});
