'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { SheetClose } from '@/components/ui/sheet-close';
import { categoryPath, categoryStyles } from '@/lib/contracts/addresses';
import { AllStyles } from './all-styles';
import type { MenuCategory } from './menu-data';
import { MenuWait } from './menu-wait';

const CategoryStyles = lazyFeature(() => import('./category-styles'));
const MENU_ID = 'site-menu';
const ROW = 'type-display flex min-h-12 flex-1 items-center text-title hover:text-accent';

interface SiteMenuProps {
  readonly categories: readonly MenuCategory[];
  readonly activeRoute: string;
}

/**
 * The categories on one sheet, for narrow screens. The browser's own popover opens it, scripts or none, and Escape or a
 * touch beside it closes it; a category's styles unfold below its name.
 */
export function SiteMenu({ categories, activeRoute }: SiteMenuProps) {
  const [open, setOpen] = useState('');
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="flex min-h-11 items-center gap-2 px-1 font-semibold lg:hidden"
      >
        <Icon name="menu" />
        Menu
      </button>
      <nav id={MENU_ID} popover="auto" aria-label="All categories" className="site-menu">
        <SheetClose sheet={MENU_ID} label="Close menu" className="ml-auto" />
        <ul>
          <li className="flex border-b border-line py-1">
            <AllStyles activeRoute={activeRoute} className={ROW} />
          </li>
          {categories.map((category) => {
            const { route, displayName } = category;
            const isOpen = open === route;
            const panel = `${MENU_ID}-${route}`;
            return (
              <li key={category.id} className="border-b border-line py-1">
                <span className="flex">
                  <a
                    href={categoryPath(route)}
                    aria-current={route === activeRoute ? 'true' : undefined}
                    className={`${ROW} aria-[current]:text-accent`}
                  >
                    {displayName}
                  </a>
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? panel : undefined}
                    aria-label={`Styles of ${displayName}`}
                    className="needs-script grid size-12 place-items-center text-soft"
                    onClick={() => setOpen(isOpen ? '' : route)}
                  >
                    <Icon name="chevron" className={isOpen ? 'rotate-180' : ''} />
                  </button>
                </span>
                {isOpen && (
                  <div id={panel} className="animate-appear pb-2">
                    <CategoryStyles
                      instead={<MenuWait />}
                      onDismiss={() => setOpen('')}
                      props={{ category, look: 'sheet' }}
                    />
                  </div>
                )}
                <noscript>
                  <a href={categoryStyles(route)} className="flex min-h-11 items-center text-accent">
                    {`Styles of ${displayName}`}
                  </a>
                </noscript>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
