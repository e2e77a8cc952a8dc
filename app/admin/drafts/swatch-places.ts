import type { PicturePlace } from '@/lib/contracts/admin/pictures';
import { swatchAddress, type DraftStain, type ShownWood } from '@/lib/contracts/admin/stains';
import { groundsOf } from '@/components/admin/stains/grounds';
import type { DraftState } from '@/lib/server/catalogue/drafts/draft-state';
import { withoutVersion, withVersion } from '@/lib/server/layers/name';
import type { OwnVersions } from '@/lib/server/layers/own-lists';

/** What a draft has of one's own, and what it began with. */
export interface PicturesOfDraft {
  readonly now: OwnVersions;
  readonly base: OwnVersions;
}
/** Read out of a state, which goes on changing with its draft. */
export const picturesOf = ({ base, book }: DraftState): PicturesOfDraft => ({
  now: new Map(book.pictures),
  base: base.pictures,
});

/** Says of a picture's address where one of one's own takes its place. @param at its path, where that is another */
type PlaceOf = (label: string, address: string, at?: string) => PicturePlace;

/** The same for every picture of a draft's screen. */
export const placesIn =
  ({ now, base }: PicturesOfDraft): PlaceOf =>
  (label, address, at) => {
    const path = at ?? withoutVersion(address);
    const version = now.get(path) ?? null;
    const shown = version === null ? address : withVersion(path, version);
    return { label, address: shown, path, now: version, base: base.get(path) ?? null };
  };

/** A stain looks otherwise on each wood. */
export const placesOfStain = (stain: DraftStain, placeOf: PlaceOf): readonly PicturePlace[] =>
  groundsOf(stain).map(({ wood, template }) =>
    placeOf(wood.name, swatchAddress(template, wood.image, stain.listed[0]?.image ?? '')),
  );

export const placesOfWood = ({ name, image, template }: ShownWood, placeOf: PlaceOf): readonly PicturePlace[] => [
  placeOf(name, swatchAddress(template, image, image)),
];
