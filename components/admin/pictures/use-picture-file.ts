'use client';

import { useRef, useState, type FormEvent } from 'react';
import { useRouter } from 'next/navigation';
import { adminPost } from '@/lib/client/admin-api';
import { ApiError } from '@/lib/client/api';
import { formProblem, problemText } from '@/lib/client/form-problem';
import { CATALOGUE_CHANGES } from '@/lib/contracts/admin/catalogue-calls';
import type { PicturePlace } from '@/lib/contracts/admin/pictures';
import { readDataUrl } from './read-data-url';

/** A picture file that is chosen, shown, and then saved in a draft in the place of a drawn picture. */
export function usePictureFile(draftId: string) {
  const router = useRouter();
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

  /** What a form does when it is sent. @param place which picture's place it takes, and what its author saw there */
  const saveAt =
    (place: Pick<PicturePlace, 'path' | 'now'> | undefined) => async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (address === null || !place) return setWords({ done: '', problem: 'Choose a file first.' });
      const form = event.currentTarget;
      try {
        const Base64 = address.replace(/^[^,]*,/, '');
        await adminPost(CATALOGUE_CHANGES.putPicture, { Draft: draftId, Path: place.path, Was: place.now, Base64 });
        setWords({ done: 'It is saved in the draft.', problem: '' });
        setAddress(null);
        form.reset();
        router.refresh();
      } catch (error) {
        setWords({ done: '', problem: refusalOf(error) });
        // what others have put there meanwhile
        if (error instanceof ApiError && error.status === 409) router.refresh();
      }
    };
  return { address, words, choose, saveAt };
}

/** What is wrong with the file, in the server's words. */
function refusalOf(error: unknown): string {
  const { fields } = formProblem(error);
  const messages = Object.values(fields).flat();
  return error instanceof ApiError && messages.length > 0 ? `The picture ${messages.join(', ')}.` : problemText(error);
}
