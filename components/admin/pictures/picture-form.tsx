'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { PicturePlace } from '@/lib/contracts/admin/pictures';
import { useHydrated } from '@/components/ui/use-hydrated';
import { EditWords } from '../draft/edit-words';
import { SelectField } from '../select-field';
import { usePictureFile } from './use-picture-file';

interface PictureFormProps {
  readonly draftId: string;
  readonly name: string;
  /** Layers of a design, bottom first. */
  readonly layers: readonly PicturePlace[];
}

/** Puts a file in a draft in the place of a layer; the whole stack is shown with it before it is saved. */
export function PictureForm({ draftId, name, layers }: PictureFormProps) {
  const isReady = useHydrated();
  const { address, words, choose, saveAt } = usePictureFile(draftId);
  const [path, setPath] = useState(layers[0]?.path ?? '');
  return (
    <form
      method="post"
      onSubmit={saveAt(layers.find((layer) => layer.path === path))}
      className="mt-6 grid gap-6 lg:grid-cols-2"
    >
      <div className="flex flex-col items-start gap-4">
        <SelectField
          label="Layer"
          value={path}
          onChange={setPath}
          options={layers.map((layer) => [layer.path, layer.label])}
        />
        <Field
          label="File"
          type="file"
          accept="image/webp,image/png"
          hint="WebP or PNG, 1600 × 920 or 800 × 460, transparent around the layer"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <Button type="submit" disabled={!isReady || path === ''}>
          Save the picture
        </Button>
        <EditWords words={words} />
      </div>
      <figure>
        <div className="relative aspect-[800/460] border border-line bg-paper">
          {layers.map((layer) => (
            // eslint-disable-next-line @next/next/no-img-element -- drawn and sized by our own picture engine
            <img
              key={layer.path}
              src={address !== null && layer.path === path ? address : layer.address}
              alt=""
              className="absolute inset-0 size-full"
            />
          ))}
        </div>
        <figcaption className="mt-2 text-note text-soft">
          {address === null ? `${name} as it is` : `${name} with the new picture, not saved yet`}
        </figcaption>
      </figure>
    </form>
  );
}
