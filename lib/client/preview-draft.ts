import { PREVIEW_DRAFT } from '@/lib/contracts/admin/desk';

/** The draft that this page previews; null on every page of the shop. */
let draft: string | null = null;

/** Makes the calls of this page ask the draft; answers how to end that. */
export function previewDraft(id: string): () => void {
  draft = id;
  return () => {
    draft = null;
  };
}

/** What a call says of the preview, and whether it must say who asks. */
export const previewHeaders = (): Readonly<Record<string, string>> =>
  draft === null ? {} : { [PREVIEW_DRAFT]: draft };
export const isPreviewing = (): boolean => draft !== null;
