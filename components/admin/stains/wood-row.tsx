import { swatchAddress, type ShownWood } from '@/lib/contracts/admin/stains';
import { pricesScreen, TABLE } from '@/lib/contracts/admin/desk';
import { SmallSwatch } from '../small-swatch';

interface WoodRowProps {
  readonly draftId: string;
  readonly wood: ShownWood;
  /** Key of the table with its prices in all styles; undefined where they are too many for one. */
  readonly table: string | undefined;
}

/** A wood with its swatch, and the way to its prices. */
export function WoodRow({ draftId, wood, table }: WoodRowProps) {
  const { name, image, tier, template } = wood;
  return (
    <li className="flex min-h-12 items-center gap-4 border-b border-line py-2">
      <SmallSwatch src={swatchAddress(template, image, image)} />
      <span className="font-semibold">{name}</span>
      {table !== undefined && (
        <a
          href={`${pricesScreen(draftId)}?${new URLSearchParams({ [TABLE]: table })}`}
          className="ml-auto inline-flex min-h-11 shrink-0 items-center underline underline-offset-4"
        >
          Prices<span className="sr-only"> of {name}</span>: tier {tier}
        </a>
      )}
    </li>
  );
}
