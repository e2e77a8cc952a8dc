'use client';

import { useId, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { categoryPath } from '@/lib/contracts/addresses';
import { AllStyles } from './all-styles';
import type { MenuCategory } from './menu-data';
import { MENU_BAR, menuItemClass } from './menu-looks';
import { MenuWait } from './menu-wait';
import { useMenu } from './use-menu';

const CategoryStyles = lazyFeature(() => import('./category-styles'));

interface CategoryMenusProps {
  readonly categories: readonly MenuCategory[];
  /** Route of the category on show, or of the showroom. */
  readonly activeRoute: string;
}

/** A style that is followed closes its menu; a click beside it does not. */
const onLink = (act: () => void) => (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) act();
};

/**
 * The categories of wide screens. Each name is a link to its category and works at once, without scripts too; a resting
 * mouse, or the button beside the name, opens its styles below the header.
 */
export function CategoryMenus({ categories, activeRoute }: CategoryMenusProps) {
  const id = useId();
  const { open, close, follow, toggle, item } = useMenu();
  return (
    <nav aria-label="Categories" className={MENU_BAR}>
      <ul className="flex items-stretch gap-1">
        <li>
          <AllStyles activeRoute={activeRoute} className={`${menuItemClass} px-2.5`} />
        </li>
        {categories.map((category) => {
          const { route, displayName } = category;
          const isOpen = open === route;
          return (
            <li key={category.id} className="flex" {...item(route)}>
              <a
                href={categoryPath(route)}
                aria-current={route === activeRoute ? 'true' : undefined}
                className={`${menuItemClass} pl-2.5`}
                onClick={() => follow(route)}
              >
                {displayName}
              </a>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}${route}` : undefined}
                aria-label={`Styles of ${displayName}`}
                className="needs-script grid h-9 w-7 place-items-center self-center rounded-soft text-soft hover:text-ink"
                onClick={() => toggle(route)}
              >
                <Icon name="chevron" className={isOpen ? 'menu-chevron rotate-180' : 'menu-chevron'} />
              </button>
              {isOpen && (
                <div id={`${id}${route}`} className="menu-panel" onClick={onLink(close)}>
                  <CategoryStyles instead={<MenuWait />} onDismiss={close} props={{ category, look: 'panel' }} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
