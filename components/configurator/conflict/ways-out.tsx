'use client';

import { useDeferredValue, useMemo } from 'react';
import { repairs } from '@/lib/domain/space/repairs';
import type { ConfiguratorState } from '../use-configuration';
import { WayOut } from './way-out';

/** The smallest changes that make a wish, or a configuration in conflict, whole: one tap each. */
export function WaysOut({ state }: { readonly state: ConfiguratorState }) {
  const { configuration, message, mend } = state;
  // The message comes first: the first search of a style may take some frames.
  const asked = useDeferredValue<typeof message | null>(message, null);
  const found = useMemo(() => asked && repairs(configuration, asked.wish), [configuration, asked]);
  if (!found) return null;
  if (found.length === 0)
    return <p className="mt-4 text-body text-soft">{configuration.style.displayName} is never made with it.</p>;
  return (
    <section aria-labelledby="ways-out" className="mt-6">
      <h3 id="ways-out" className="type-eyebrow text-soft">
        What would fit
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {found.map((repair) => (
          <li key={repair.configuration.sku}>
            <WayOut repair={repair} onTake={mend} />
          </li>
        ))}
      </ul>
    </section>
  );
}
