import type { ReactNode } from 'react';
import { ROOT } from '@/lib/contracts/addresses';
import { CategoryMenus } from './category-menus';
import type { MenuCategory } from './menu-data';
import { VisitLinks } from './visit-links';
import { SiteMenu } from './site-menu';

interface SiteHeaderProps {
  readonly shopName: string;
  readonly categories: readonly MenuCategory[];
  /** Route of the category on show. */
  readonly activeRoute: string;
  /** Sign in, sign out and the like, at the right. */
  readonly account?: ReactNode;
}

/** A file, since the policy lets no style stand in a page. */
const WITHOUT_SCRIPTS = '/without-scripts.css';

/** Shop name, STYLE YOUR OWN, and the categories. Only the menus themselves run in the browser. */
export function SiteHeader({ shopName, categories, activeRoute, account }: SiteHeaderProps) {
  return (
    <header className="relative border-b border-line">
      <noscript>
        <link rel="stylesheet" href={WITHOUT_SCRIPTS} />
      </noscript>
      <div className="mx-auto flex min-h-17 max-w-[92rem] flex-wrap items-center justify-between gap-x-4 px-4 md:px-6">
        <p className="flex min-w-0 items-baseline gap-3">
          <a href={ROOT} className="type-display truncate py-2.5 text-[1.625rem] leading-none">
            {shopName}
          </a>
          <span className="type-eyebrow text-accent max-sm:hidden">Style your own</span>
        </p>
        <VisitLinks>
          <CategoryMenus categories={categories} activeRoute={activeRoute} />
        </VisitLinks>
        <div className="flex items-center gap-4">
          {account}
          <VisitLinks>
            <SiteMenu categories={categories} activeRoute={activeRoute} />
          </VisitLinks>
        </div>
      </div>
      <p className="type-eyebrow border-t border-line px-4 py-2 text-center text-accent sm:hidden">Style your own</p>
    </header>
  );
}
