import { CATALOGUE_CHANGES } from '@/lib/contracts/admin/catalogue-calls';
import type { PicturePlace } from '@/lib/contracts/admin/pictures';
import { CallForm } from '../call-form';
import { EditButton } from '../draft/edit-button';

interface PictureDeedsProps {
  readonly draftId: string;
  readonly place: Pick<PicturePlace, 'path' | 'now' | 'base'>;
  /** What a screen reader is told besides. */
  readonly about: string;
}

/** Takes a picture of one's own out of a draft, or brings back the one that the draft began with. */
export function PictureDeeds({ draftId, place: { path, now, base }, about }: PictureDeedsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {now !== null && (
        <CallForm
          path={CATALOGUE_CHANGES.removePicture}
          fixed={{ Draft: draftId, Path: path, Was: now }}
          action="Take the picture away"
          about={about}
          look="outline"
        />
      )}
      {base !== null && base !== now && (
        <EditButton
          draftId={draftId}
          edits={[{ Kind: 'Picture', Path: path, Was: now, Now: base }]}
          action="Bring back the picture of before"
          about={about}
          done="Saved in the draft."
        />
      )}
    </div>
  );
}
