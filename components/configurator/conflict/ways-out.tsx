'use client';

import { useDeferredValue, useMemo } from 'react';
import type { Configuration } from '@/lib/domain/configuration';
import type { Candidate } from '@/lib/domain/restrictions';
import { repairs, type Repair } from '@/lib/domain/space/repairs';
import { logFailure } from '@/lib/client/log';
import { useSpace } from '@/lib/client/use-space';
import type { ConfiguratorState } from '../use-configuration';
import { WayOut } from './way-out';

/** The smallest changes that make a wish, or a configuration in conflict, whole: one tap each. */
export function WaysOut({ state }: { readonly state: ConfiguratorState }) {
  const { configuration, message, mend, spacePath, elsewhere } = state;
  const isAtHand = useSpace(configuration, spacePath);
  // The message comes first: the first search of a style may take some frames.
  const asked = useDeferredValue<typeof message | null>(message, null);
  const found = useMemo(
    () => (isAtHand && asked ? suggestionsFor(configuration, asked.wish) : null),
    [configuration, asked, isAtHand],
  );
  if (!found) return null;
  if (found === 'not at hand') return <p className="mt-4 text-body text-soft">Suggestions are not at hand.</p>;
  if (found.length === 0)
    return (
      <p className="mt-4 text-body text-soft">
        {configuration.style.displayName} is never made with it. {message.wish && elsewhere[message.wish.partId]}
      </p>
    );
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

/** Whatever goes wrong here, the message stays and can be answered with Okay. */
function suggestionsFor(configuration: Configuration, wish: Candidate | null): readonly Repair[] | 'not at hand' {
  try {
    return repairs(configuration, wish);
  } catch (error) {
    logFailure('no suggestions', error);
    return 'not at hand';
  }
}
