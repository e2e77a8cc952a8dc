'use client';

import { NavigationMenu } from 'radix-ui';
import clsx from 'clsx';
import { stylePath, type MenuCategory } from './menu-data';
import { StyleLink } from './style-link';

interface CategoryMenusProps {
  readonly categories: readonly MenuCategory[];
  readonly activeRoute: string;
}

/** Categories with their styles: hover, click or arrow keys open them, Escape closes (DESIGN §14). */
export function CategoryMenus({ categories, activeRoute }: CategoryMenusProps) {
  return (
    <NavigationMenu.Root delayDuration={80} aria-label="Categories" className="needs-script hidden lg:block">
      <NavigationMenu.List className="flex items-stretch gap-1">
        {categories.map((category, index) => (
          <NavigationMenu.Item key={category.id} className="relative">
            <NavigationMenu.Trigger
              data-active={category.route === activeRoute}
              className={clsx(
                'flex h-17 items-center border-b-2 border-transparent px-3.5 text-soft transition-colors duration-150',
                'hover:text-ink data-[state=open]:text-ink',
                'data-[active=true]:border-accent data-[active=true]:font-semibold data-[active=true]:text-ink',
              )}
            >
              {category.displayName}
            </NavigationMenu.Trigger>
            <NavigationMenu.Content
              className={clsx(
                'absolute top-full z-30 -mt-1 min-w-64 animate-appear rounded-stage border border-line bg-card p-2 shadow-float',
                index > categories.length / 2 ? 'right-0' : '-left-3',
              )}
            >
              <ul className={clsx(category.styles.length > 9 && 'grid w-lg grid-cols-2')}>
                {category.styles.map((style) => (
                  <li key={style.id}>
                    <NavigationMenu.Link asChild>
                      <StyleLink
                        href={stylePath(category, style)}
                        className="type-display flex min-h-11 items-center rounded-soft px-3 text-lead hover:bg-sand hover:text-accent"
                      >
                        {style.displayName}
                      </StyleLink>
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
