'use client';

import { lazyFeature } from '@/components/ui/lazy-feature';
import type { ConfiguratorState } from '../use-configuration';

const ChangeNote = lazyFeature(() => import('./change-note'));

/** What a pick has taken along, and the like: nothing changes in silence (specification §4.8). */
export function ChangeNotes({ state }: { readonly state: ConfiguratorState }) {
  const { news, steps, closeNote } = state;
  if (news.note === '') return null;
  return <ChangeNote props={{ note: news.note, onUndo: steps.undo, onClose: closeNote }} />;
}
