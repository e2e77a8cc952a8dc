'use client';

import { useLayoutEffect } from 'react';
import { previewDraft } from '@/lib/client/preview-draft';
import { draftScreen } from '@/lib/contracts/admin/desk';

interface PreviewBannerProps {
  readonly id: string;
  readonly name: string;
  /** Every style of the draft, and the address of its preview. */
  readonly styles: readonly { readonly name: string; readonly path: string }[];
}

/** Says that what one sees is a draft, and has everything on the page answered from it. */
export function PreviewBanner({ id, name, styles }: PreviewBannerProps) {
  useLayoutEffect(() => previewDraft(id), [id]);
  return (
    <div role="note" className="bg-ink px-4 py-3 text-note text-paper md:px-6">
      Preview of the draft <strong>{name}</strong>: nobody else sees this. The menus below lead into the shop.{' '}
      <a href={draftScreen(id)} className="underline underline-offset-4">
        Back to the draft
      </a>
      <details>
        <summary>Other styles of the draft</summary>
        <ul className="columns-2 md:columns-4">
          {styles.map((style) => (
            <li key={style.path}>
              <a href={style.path} className="underline underline-offset-4">
                {style.name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
