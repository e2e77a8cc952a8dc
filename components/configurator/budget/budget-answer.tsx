'use client';

import type { KnownBudget, WirePricedDesign } from '@/lib/contracts/budget';
import { discount } from '@/lib/domain/discount';
import { readSku } from '@/lib/domain/parse-sku';
import { dollars as inDollars } from '@/lib/domain/summary';
import { Button } from '@/components/ui/button';
import { usePrices } from '../prices-context';
import type { ConfiguratorState } from '../use-configuration';

interface BudgetAnswerProps {
  readonly state: ConfiguratorState;
  /** Whole dollars. */
  readonly dollars: number;
  /** Of the design on show; null without a price. */
  readonly total: number | null;
  readonly held: ReadonlySet<string>;
  readonly answer: KnownBudget;
}

/** How the design on show stands to the budget, and one tap to the cheapest. */
export function BudgetAnswer({ state, dollars, total, held, answer }: BudgetAnswerProps) {
  const { customerPercent } = usePrices();
  const shown = ({ Total }: WirePricedDesign): number => discount(Total, customerPercent)?.discountedTotal ?? Total;
  const { cheapest, cheapestOfAll } = answer;
  const names = heldNames(state, held);
  const isWithin = (design: WirePricedDesign | null) => design !== null && shown(design) <= dollars;
  const isOpen = isWithin(cheapest);
  const differs = cheapestOfAll !== null && (!cheapest || shown(cheapestOfAll) < shown(cheapest));
  return (
    <div className="flex flex-col items-start gap-1">
      <p>
        {total !== null && isOpen && standing(total, dollars)}
        {!isOpen && nothingWithin(dollars, names)}
      </p>
      {cheapest && (total === null || shown(cheapest) < total) && (
        <ShowDesign
          state={state}
          design={cheapest}
          label={`Cheapest${names === '' ? '' : ` with ${names}`}, ${inDollars(shown(cheapest))}`}
        />
      )}
      {!isOpen && differs && (
        <ShowDesign
          state={state}
          design={cheapestOfAll}
          label={`Cheapest of all, ${inDollars(shown(cheapestOfAll))}`}
        />
      )}
    </div>
  );
}

const standing = (total: number, dollars: number): string =>
  total <= dollars
    ? `This design is within it, ${inDollars(dollars - total)} are left.`
    : `This design is ${inDollars(total - dollars)} over it.`;

const nothingWithin = (dollars: number, names: string): string =>
  `Nothing up to ${inDollars(dollars)}${names === '' ? '' : ` with ${names}`}.`;

const MOST_NAMED = 3;

/** 'Walnut, Round and 2 more' of what is kept; '' for nothing. */
function heldNames({ configuration }: ConfiguratorState, held: ReadonlySet<string>): string {
  const names = configuration.entries.flatMap(({ slot, part }) => (held.has(slot) && part ? [part.displayName] : []));
  const more = names.length - MOST_NAMED;
  if (more > 0) return `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more`;
  const last = names.pop();
  return names.length === 0 ? (last ?? '') : `${names.join(', ')} and ${last}`;
}

interface ShowDesignProps {
  readonly state: ConfiguratorState;
  readonly design: WirePricedDesign;
  readonly label: string;
}

/** A step like any pick, which Undo takes back. */
function ShowDesign({ state, design, label }: ShowDesignProps) {
  const { family, style, sku } = state.configuration;
  if (design.CustomSku === sku) return null;
  const show = () => {
    const found = readSku(family, style, design.CustomSku);
    if (found.ok) state.become(found.value.configuration, label, label);
  };
  return (
    <Button look="quiet" className="-ml-5 text-left" onClick={show}>
      {label}
    </Button>
  );
}
