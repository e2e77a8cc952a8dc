'use client';

import { NavigationMenu } from 'radix-ui';
import clsx from 'clsx';
import { stylePath } from '@/lib/contracts/addresses';
import type { MenuCategory } from './menu-data';
import { MENU_BAR, menuItemClass } from './menu-looks';

interface CategoryDropdownsProps {
  readonly categories: readonly MenuCategory[];
  readonly activeRoute: string;
  /** Route of the menu that is open when this first appears; '' for none. */
  readonly openAtFirst: string;
  /** Route of the menu that has the focus when this first appears. */
  readonly focusAtFirst: string;
}

/** More styles than this stand in two columns. */
const LONG_LIST = 9;

/** Categories with their styles: hover, click or arrow keys open them, Escape closes (specification §21). */
export default function CategoryDropdowns({ categories, activeRoute, ...atFirst }: CategoryDropdownsProps) {
  return (
    <NavigationMenu.Root
      delayDuration={80}
      defaultValue={atFirst.openAtFirst}
      aria-label="Categories"
      className={MENU_BAR}
    >
      <NavigationMenu.List className="flex items-stretch gap-1">
        {categories.map((category, index) => (
          <NavigationMenu.Item key={category.id} value={category.route} className="relative">
            <NavigationMenu.Trigger
              autoFocus={category.route === atFirst.focusAtFirst}
              data-active={category.route === activeRoute}
              className={menuItemClass}
            >
              {category.displayName}
            </NavigationMenu.Trigger>
            <NavigationMenu.Content
              className={clsx(
                'absolute top-full z-30 -mt-1 min-w-64 animate-appear rounded-stage border border-line bg-card p-2 shadow-float',
                index > categories.length / 2 ? 'right-0' : '-left-3',
              )}
            >
              <ul className={clsx(category.styles.length > LONG_LIST && 'grid w-lg grid-cols-2')}>
                {category.styles.map((style) => (
                  <li key={style.id}>
                    <NavigationMenu.Link
                      href={stylePath(category.route, style.route)}
                      className="type-display flex min-h-11 items-center rounded-soft px-3 text-lead hover:bg-sand hover:text-accent"
                    >
                      {style.displayName}
                    </NavigationMenu.Link>
                  </li>
                ))}
              </ul>
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
