'use client';

import { useRef, useState, type FormEvent } from 'react';
import { useRouter } from 'next/navigation';
import { adminPost } from '@/lib/client/admin-api';
import { ApiError } from '@/lib/client/api';
import { formProblem, problemText } from '@/lib/client/form-problem';
import { CATALOGUE_CHANGES } from '@/lib/contracts/admin/catalogue-calls';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { EditWords } from '../draft/edit-words';
import { SelectField } from '../select-field';
import { readDataUrl } from './read-data-url';

interface PictureFormProps {
  readonly name: string;
  /** Layers of a design, bottom first: where its picture lies, and its path without a version. */
  readonly layers: readonly { readonly address: string; readonly path: string }[];
}

const nameOf = (path: string): string => path.split('/').slice(3).join('/');

/** Puts a file in the place of a layer; the whole stack is shown with it before it is saved. */
export function PictureForm({ name, layers }: PictureFormProps) {
  const router = useRouter();
  const isReady = useHydrated();
  const [path, setPath] = useState(layers[0]?.path ?? '');
  /** The chosen file as a `data:` address; null without one. */
  const [address, setAddress] = useState<string | null>(null);
  const latest = useRef<File | undefined>(undefined);
  const [words, setWords] = useState({ done: '', problem: '' });

  const choose = async (file: File | undefined) => {
    latest.current = file;
    try {
      const read = file ? await readDataUrl(file) : null;
      // of two files the one chosen last, whichever is read first
      if (latest.current === file) setAddress(read);
    } catch {
      setWords({ done: '', problem: 'The file cannot be read.' });
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (address === null) return setWords({ done: '', problem: 'Choose a file first.' });
    const form = event.currentTarget;
    try {
      await adminPost(CATALOGUE_CHANGES.putPicture, { Path: path, Base64: address.replace(/^[^,]*,/, '') });
      setWords({ done: 'It is saved: the shop shows it within seconds.', problem: '' });
      setAddress(null);
      form.reset();
      router.refresh();
    } catch (error) {
      setWords({ done: '', problem: refusalOf(error) });
    }
  };
  return (
    <form method="post" onSubmit={submit} className="mt-6 grid gap-6 lg:grid-cols-2">
      <div className="flex flex-col items-start gap-4">
        <SelectField
          label="Layer"
          value={path}
          onChange={setPath}
          options={layers.map((layer) => [layer.path, nameOf(layer.path)])}
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

/** What is wrong with the file, in the server's words. */
function refusalOf(error: unknown): string {
  const { fields } = formProblem(error);
  const messages = Object.values(fields).flat();
  return error instanceof ApiError && messages.length > 0 ? `The picture ${messages.join(', ')}.` : problemText(error);
}
