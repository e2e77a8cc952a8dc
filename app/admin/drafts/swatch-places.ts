import type { PicturePlace } from '@/lib/contracts/admin/pictures';
import { swatchAddress, type DraftStain, type ShownWood } from '@/lib/contracts/admin/stains';
import { groundsOf } from '@/components/admin/stains/grounds';
import { database } from '@/lib/server/db';
import { withoutVersion } from '@/lib/server/layers/name';
import { listOwnPictures } from '@/lib/server/pictures/own-pictures';

/** Says of a swatch's address where a picture of one's own takes its place. @param at its path, where that is another */
type PlaceOf = (label: string, address: string, at?: string) => PicturePlace;

/** The same for every swatch of a screen, with one look at the pictures that are there. */
export async function placesOfSwatches(): Promise<PlaceOf> {
  const { Pictures } = await listOwnPictures(database());
  const own = new Set(Pictures.map(({ Path }) => Path));
  return (label, address, at) => {
    const path = at ?? withoutVersion(address);
    return { label, address, path, isOwn: own.has(path) };
  };
}

/** A stain looks otherwise on each wood. */
export const placesOfStain = (stain: DraftStain, placeOf: PlaceOf): readonly PicturePlace[] =>
  groundsOf(stain).map(({ wood, template }) =>
    placeOf(wood.name, swatchAddress(template, wood.image, stain.listed[0]?.image ?? '')),
  );

export const placesOfWood = ({ name, image, template }: ShownWood, placeOf: PlaceOf): readonly PicturePlace[] => [
  placeOf(name, swatchAddress(template, image, image)),
];
