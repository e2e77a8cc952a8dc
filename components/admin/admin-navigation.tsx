'use client';

import { usePathname } from 'next/navigation';
import clsx from 'clsx';
import { ADMIN, ADMIN_SCREENS } from '@/lib/contracts/admin/desk';

/** The desk's screens by what one comes for. */
const GROUPS = [
  {
    title: 'Catalogue',
    screens: [
      [ADMIN, 'Overview'],
      [ADMIN_SCREENS.drafts, 'Drafts'],
      [ADMIN_SCREENS.versions, 'Versions'],
      [ADMIN_SCREENS.findings, 'Findings'],
      [ADMIN_SCREENS.report, 'Report'],
      [ADMIN_SCREENS.pictures, 'Pictures'],
      [ADMIN_SCREENS.audit, 'Who did what'],
    ],
  },
  {
    title: 'Shop',
    screens: [
      [ADMIN_SCREENS.sales, 'What sells'],
      [ADMIN_SCREENS.people, 'Dealers and people'],
    ],
  },
] as const;

const isHere = (path: string, screen: string): boolean =>
  screen === ADMIN ? path === ADMIN : path === screen || path.startsWith(`${screen}/`);

/** The desk's menu: a column beside the screen, or lines above it. */
export function AdminNavigation({ email }: { readonly email: string }) {
  const path = usePathname();
  return (
    <nav aria-label="Desk" className="border-b border-line pt-6 pb-4 lg:border-b-0 lg:pt-10">
      <p className="type-eyebrow text-accent">The desk</p>
      <p className="mt-1 text-note wrap-anywhere text-soft">{email}</p>
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-2 lg:mt-6 lg:flex-col lg:gap-y-6">
        {GROUPS.map(({ title, screens }) => (
          <div key={title}>
            <p className="type-eyebrow text-soft">{title}</p>
            <ul aria-label={title} className="flex flex-wrap gap-x-4 lg:mt-1 lg:flex-col">
              {screens.map(([screen, label]) => (
                <li key={screen}>
                  <a
                    href={screen}
                    aria-current={isHere(path, screen) ? 'page' : undefined}
                    className={clsx(
                      'inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9',
                      isHere(path, screen) && 'font-semibold text-accent',
                    )}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
