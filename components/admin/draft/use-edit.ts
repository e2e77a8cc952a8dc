'use client';

import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { editDraft, type SentEdit } from '@/lib/client/admin-api';
import { problemText } from '@/lib/client/form-problem';

/** Makes edits of a draft, all or none, says how it went, and has the screen made anew. */
export function useEdit(draftId: string) {
  const router = useRouter();
  const [words, setWords] = useState({ done: '', problem: '' });
  /** @returns whether they are in */
  const make = async (edits: readonly SentEdit[], done: string): Promise<boolean> => {
    try {
      const [conflict] = await editDraft(draftId, edits);
      const who = conflict?.Author ?? 'A new version';
      setWords(conflict ? { done: '', problem: `${who} has changed this meanwhile.` } : { done, problem: '' });
      router.refresh();
      return conflict === undefined;
    } catch (error) {
      setWords({ done: '', problem: problemText(error) });
      return false;
    }
  };
  return { words, make };
}
