'use client';

import { useRef, useState, type FormEvent } from 'react';
import { useRouter } from 'next/navigation';
import { adminPost } from '@/lib/client/admin-api';
import { ApiError } from '@/lib/client/api';
import { formProblem, problemText } from '@/lib/client/form-problem';
import { CATALOGUE_CHANGES } from '@/lib/contracts/admin/catalogue-calls';
import { readDataUrl } from './read-data-url';

/** A picture file that is chosen, shown, and then saved in the place of a drawn picture. */
export function usePictureFile() {
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

  /** What a form does when it is sent. @param path of the picture whose place it takes, without a version */
  const saveAt = (path: string) => async (event: FormEvent<HTMLFormElement>) => {
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
  return { address, words, choose, saveAt };
}

/** What is wrong with the file, in the server's words. */
function refusalOf(error: unknown): string {
  const { fields } = formProblem(error);
  const messages = Object.values(fields).flat();
  return error instanceof ApiError && messages.length > 0 ? `The picture ${messages.join(', ')}.` : problemText(error);
}
