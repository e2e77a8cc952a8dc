'use client';

import { useDeferredValue, useMemo } from 'react';
import type { Configuration } from '@/lib/domain/configuration';
import type { Candidate } from '@/lib/domain/restrictions';
import { contradiction } from '@/lib/domain/space/contradiction';
import { heldBy, repairs, type Repair } from '@/lib/domain/space/repairs';
import { configurationSpace } from '@/lib/domain/space/space';
import { styleIndex } from '@/lib/domain/style-index';
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
    () => (isAtHand === null || !asked ? null : suggestionsFor(configuration, asked.wish, isAtHand)),
    [configuration, asked, isAtHand],
  );
  if (!found) return null;
  if (found === 'not at hand') return <p className="mt-4 text-body text-soft">Suggestions are not at hand.</p>;
  if (found.length === 0)
    return (
      <p className="mt-4 text-body text-soft">
        {configuration.style.displayName} is never made with it. {message.wish && whyNever(configuration, message.wish)}{' '}
        {message.wish && elsewhere[message.wish.partId]}
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
function suggestionsFor(
  configuration: Configuration,
  wish: Candidate | null,
  isAtHand: boolean,
): readonly Repair[] | 'not at hand' {
  if (!isAtHand) return 'not at hand';
  try {
    return repairs(configuration, wish);
  } catch (error) {
    logFailure('no suggestions', error);
    return 'not at hand';
  }
}

/** The rules that leave no design with a part, in words; '' for one that is not offered at all. */
function whyNever(configuration: Configuration, wish: Candidate): string {
  const { family, style } = configuration;
  const held = heldBy(configurationSpace(family, style), wish);
  const rules = held ? (contradiction(family, style, held) ?? []) : [];
  const names = new Map(
    styleIndex(style).sections.flatMap(({ parts }) =>
      parts.flatMap((part) => [part, ...part.childParts].map(({ id, displayName }) => [id, displayName] as const)),
    ),
  );
  return rules
    .map(({ partIds, message }) =>
      partIds.length === 0 ? message : `Not made: ${partIds.map((id) => names.get(id) ?? '').join(' with ')}.`,
    )
    .join(' ');
}
