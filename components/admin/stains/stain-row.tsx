import { swatchAddress, type DraftStain } from '@/lib/contracts/admin/stains';
import { mixedColour } from '@/lib/contracts/mixed-colour';
import type { PicturePlace } from '@/lib/contracts/admin/pictures';
import { EditButton } from '../draft/edit-button';
import { RowSummary } from '../draft/row-summary';
import { SwatchPicture } from '../pictures/swatch-picture';
import { groundsOf } from './grounds';
import { Recolour } from './recolour';
import { offerEdits, takeOutEdits } from './stain-edits';
import { Swatches } from './swatches';

interface StainRowProps {
  readonly draftId: string;
  readonly stain: DraftStain;
  readonly places: readonly PicturePlace[];
}

/** A stain with its swatches; opened, what can be done to it. */
export function StainRow({ draftId, stain, places }: StainRowProps) {
  const { name, sku, listed } = stain;
  const [first] = listed;
  const [ground] = groundsOf(stain);
  if (!first) return null;
  const isOffered = listed.some((each) => each.isOffered);
  const isNew = listed.every(({ copy }) => copy !== null);
  return (
    <li className="border-b border-line">
      <details>
        <RowSummary
          swatch={ground ? swatchAddress(ground.template, ground.wood.image, first.image) : null}
          name={name}
          code={sku}
          isOffered={isOffered}
          mark={isNew ? 'new' : ''}
        />
        <div className="flex flex-col gap-4 pt-2 pb-8">
          {mixedColour(first.image) === null ? (
            <Swatches token={first.image} grounds={groundsOf(stain)} />
          ) : (
            <Recolour key={first.image} draftId={draftId} stain={stain} />
          )}
          <SwatchPicture draftId={draftId} name={name} places={places} />
          {isNew ? (
            <EditButton
              draftId={draftId}
              edits={takeOutEdits(listed)}
              action="Take out of the draft"
              about={name}
              done={`${name} is no longer in the draft.`}
            />
          ) : (
            <EditButton
              draftId={draftId}
              edits={offerEdits(listed, !isOffered)}
              action={isOffered ? 'Offer no longer' : 'Offer again'}
              about={name}
              done="Saved in the draft."
            />
          )}
        </div>
      </details>
    </li>
  );
}
