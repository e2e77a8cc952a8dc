'use client';

import { usePathname } from 'next/navigation';
import clsx from 'clsx';
import { draftScreen, previewPath } from '@/lib/contracts/admin/desk';

const SCREENS = [
  ['', 'The draft'],
  ['/prices', 'Prices'],
  ['/parts', 'Parts'],
  ['/stains', 'Woods and stains'],
  ['/pictures', 'Pictures'],
  ['/style', 'Styles and rules'],
  ['/findings', 'Findings'],
  ['/rehearsal', 'Rehearsal'],
  ['/report', 'Report'],
] as const;

/** The screens of one draft. */
export function DraftTabs({ id }: { readonly id: string }) {
  const path = usePathname();
  return (
    <nav aria-label="Draft" className="mb-6">
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {SCREENS.map(([end, label]) => {
          const href = draftScreen(id) + end;
          const isHere = path === href;
          return (
            <li key={end}>
              <a
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={clsx(
                  '-mb-px inline-flex min-h-11 items-center border-b-2',
                  isHere ? 'border-accent font-semibold text-accent' : 'border-transparent hover:border-line',
                )}
              >
                {label}
              </a>
            </li>
          );
        })}
        <li>
          <a
            href={previewPath(id)}
            className="inline-flex min-h-11 items-center border-b-2 border-transparent hover:border-line"
          >
            Preview
          </a>
        </li>
      </ul>
    </nav>
  );
}
