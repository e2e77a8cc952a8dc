import { swatchAddress } from '@/lib/contracts/admin/stains';
import type { Ground } from './grounds';

/** A stain's swatch on each wood, drawn as the shop draws them. */
export function Swatches({ token, grounds }: { readonly token: string; readonly grounds: readonly Ground[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
      {grounds.map(({ wood, template }) => (
        <li key={wood.key}>
          {/* eslint-disable-next-line @next/next/no-img-element -- drawn and sized by our own picture engine */}
          <img
            src={swatchAddress(template, wood.image, token)}
            alt=""
            width={320}
            height={320}
            loading="lazy"
            className="aspect-[4/3] w-full rounded-small object-cover"
          />
          <p className="mt-1 text-note text-soft">{wood.name}</p>
        </li>
      ))}
    </ul>
  );
}
