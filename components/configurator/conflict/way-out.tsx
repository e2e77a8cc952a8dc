'use client';

import type { Configuration } from '@/lib/domain/configuration';
import type { Change, Repair } from '@/lib/domain/space/repairs';
import { dollars } from '@/lib/domain/summary';
import { Button } from '@/components/ui/button';
import { usePrices, usePricesOf, type PriceView } from '../prices-context';

interface WayOutProps {
  readonly repair: Repair;
  readonly onTake: (configuration: Configuration, label: string) => void;
}

/** One way out, in plain words, with what it does to the price. */
export function WayOut({ repair, onTake }: WayOutProps) {
  const now = usePrices();
  const then = usePricesOf(repair.configuration, null);
  const words = `Use ${repair.changes.map(inWords).join(', and ')}`;
  return (
    <Button
      look="outline"
      className="w-full justify-between! py-2 text-left"
      onClick={() => onTake(repair.configuration, words)}
    >
      <span>{words}</span>
      <span className="figures shrink-0 font-normal text-soft">{effect(known(now), known(then))}</span>
    </Button>
  );
}

/** A price of another configuration is none of this one. */
const known = ({ total, isStale }: PriceView): number | null => (isStale ? null : total);

function inWords({ section, from, to }: Change): string {
  const name = section?.displayName ?? 'Bottom Stain';
  if (!to) return `no ${from?.displayName ?? name}`;
  const instead = from ? ` instead of ${from.displayName}` : '';
  return `${to.displayName} ${name}${instead}`;
}

/** '+$40', '−$45', 'same price'; '' while it is not known. */
function effect(now: number | null, then: number | null): string {
  if (then === null) return '';
  if (now === null) return dollars(then);
  if (then === now) return 'same price';
  return `${then > now ? '+' : '−'}${dollars(Math.abs(then - now))}`;
}
