'use client';

import { useState } from 'react';
import type { PicturePlace } from '@/lib/contracts/admin/pictures';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { EditWords } from '../draft/edit-words';
import { SelectField } from '../select-field';
import { PictureDeeds } from './picture-deeds';
import { usePictureFile } from './use-picture-file';

interface SwatchPictureProps {
  readonly draftId: string;
  /** What it is a picture of. */
  readonly name: string;
  readonly places: readonly PicturePlace[];
}

/** Puts a file in a draft in the place of a swatch or thumbnail, shown before it is saved, and takes it away again. */
export function SwatchPicture({ draftId, name, places }: SwatchPictureProps) {
  const isReady = useHydrated();
  const file = usePictureFile(draftId);
  const [path, setPath] = useState('');
  const place = places.find((each) => each.path === path) ?? places[0];
  if (!place) return null;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <figure className="w-40">
        {/* eslint-disable-next-line @next/next/no-img-element -- drawn and sized by our own picture engine */}
        <img
          src={file.address ?? place.address}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          className="aspect-square w-full rounded-small border border-line bg-paper object-cover"
        />
        <figcaption className="mt-1 text-note text-soft">
          {file.address === null
            ? `${name} as ${place.now !== null ? 'your picture shows it' : 'it is drawn'}`
            : `${name} with the new picture, not saved yet`}
        </figcaption>
      </figure>
      <div className="flex max-w-80 flex-col items-start gap-3">
        <form method="post" onSubmit={file.saveAt(place)} className="flex flex-col items-start gap-3">
          {places.length > 1 && (
            <SelectField
              label="Picture on"
              value={place.path}
              onChange={setPath}
              options={places.map((each) => [each.path, each.label])}
            />
          )}
          <Field
            label={`A picture of ${name}`}
            type="file"
            accept="image/webp,image/png"
            hint="WebP or PNG, 320 × 320"
            onChange={(event) => void file.choose(event.target.files?.[0])}
          />
          <Button type="submit" look="outline" disabled={!isReady}>
            Save the picture<span className="sr-only"> of {name}</span>
          </Button>
          <EditWords words={file.words} className="" />
        </form>
        <PictureDeeds key={place.path} draftId={draftId} place={place} about={`of ${name}`} />
      </div>
    </div>
  );
}
