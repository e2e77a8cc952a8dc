import { swatchAddress, type ShownWood } from '@/lib/contracts/admin/stains';
import { pricesScreen, TABLE } from '@/lib/contracts/admin/desk';
import type { PicturePlace } from '@/lib/contracts/admin/pictures';
import { SwatchPicture } from '../pictures/swatch-picture';
import { SmallSwatch } from '../small-swatch';

interface WoodRowProps {
  readonly draftId: string;
  readonly wood: ShownWood;
  /** Key of the table with its prices in all styles; undefined where they are too many for one. */
  readonly table: string | undefined;
  readonly places: readonly PicturePlace[];
}

/** A wood with its swatch, the way to its prices, and a picture of its own. */
export function WoodRow({ draftId, wood, table, places }: WoodRowProps) {
  const { name, image, tier, template } = wood;
  return (
    <li className="border-b border-line">
      <div className="flex min-h-12 items-center gap-4 py-2">
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
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-note underline underline-offset-4">
          Picture<span className="sr-only"> of {name}</span>
        </summary>
        <div className="pt-2 pb-6">
          <SwatchPicture draftId={draftId} name={name} places={places} />
        </div>
      </details>
    </li>
  );
}
