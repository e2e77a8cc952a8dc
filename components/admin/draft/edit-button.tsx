'use client';

import type { SentEdit } from '@/lib/client/admin-api';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { EditWords } from './edit-words';
import { useEdit } from './use-edit';

interface EditButtonProps {
  readonly draftId: string;
  readonly edits: readonly SentEdit[];
  readonly action: string;
  /** What a screen reader is told besides, where many buttons are called alike. */
  readonly about: string;
  /** What is said when they are in. */
  readonly done: string;
}

/** Makes the same edits whenever it is pressed. */
export function EditButton({ draftId, edits, action, about, done }: EditButtonProps) {
  const { words, make } = useEdit(draftId);
  const isReady = useHydrated();
  return (
    <div>
      <Button look="outline" disabled={!isReady} onClick={() => void make(edits, done)}>
        {action}
        <span className="sr-only"> {about}</span>
      </Button>
      <EditWords words={words} />
    </div>
  );
}
