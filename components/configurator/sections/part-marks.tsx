import clsx from 'clsx';
import type { OptionPrice } from '../option-prices';
import { Icon } from '@/components/ui/icon';

/** The box of an option that can be chosen beside others. */
export function Box({ isChecked }: { readonly isChecked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-5 shrink-0 place-items-center rounded-small border',
        isChecked ? 'border-ink bg-ink text-paper' : 'border-edge bg-card',
      )}
    >
      {isChecked && <Icon name="check" className="size-4" />}
    </span>
  );
}

/** The word beside the ring: a selection is never told by colour alone. */
export function Chosen() {
  return <span className="block shrink-0 text-fine font-semibold text-accent">Selected</span>;
}

/** What a pick does to the total; keeps its place while that is not known. The option's description says it in words. */
export function PriceLabel({ price }: { readonly price: OptionPrice | null }) {
  return (
    <span aria-hidden="true" className="option-price">
      {price?.shown}
      <BudgetMark price={price} />
    </span>
  );
}

/** Whether a design within the budget can have it; nothing without a budget. */
export function BudgetMark({ price }: { readonly price: OptionPrice | null }) {
  if (!price?.budget) return null;
  return (
    <span aria-hidden="true" className="block text-fine text-soft" data-budget={price.budget}>
      {price.budget}
    </span>
  );
}

/** Marks a restricted part; the part itself says why. */
export function InfoMarker() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-2 right-2 grid size-5 place-items-center rounded-round border border-line bg-card font-display text-fine text-alert italic shadow-float"
    >
      i
    </span>
  );
}
