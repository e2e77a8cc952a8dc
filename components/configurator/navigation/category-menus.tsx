'use client';

import { useState } from 'react';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { categoryPath } from '@/lib/contracts/addresses';
import { isPlainClick } from './use-visit';
import type { MenuCategory } from './menu-data';
import { MENU_BAR, menuItemClass } from './menu-looks';

const CategoryDropdowns = lazyFeature(() => import('./category-dropdowns'));

interface CategoryMenusProps {
  readonly categories: readonly MenuCategory[];
  readonly activeRoute: string;
}

/** How somebody first came to the menus. */
interface Approach {
  readonly route: string;
  readonly by: 'pointer' | 'focus' | 'click';
}

/**
 * The categories: plain links at first, so that they work at once and without scripts; with the first hover, focus or
 * click they become menus of styles, and the one approached opens or keeps the focus.
 */
export function CategoryMenus({ categories, activeRoute }: CategoryMenusProps) {
  const [isWanted, setIsWanted] = useState(false);
  const [approach, setApproach] = useState<Approach | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const come = (route: string, by: Approach['by']) => {
    setIsWanted(true);
    setApproach({ route, by });
  };
  const leave = () => setApproach((last) => (last?.by === 'click' ? last : null));
  const links = (
    <nav aria-label="Categories" className={MENU_BAR}>
      <ul className="flex items-stretch gap-1">
        {categories.map(({ id, route, displayName }) => (
          <li key={id}>
            <a
              href={categoryPath(route)}
              data-active={route === activeRoute}
              className={menuItemClass}
              onPointerEnter={(event) => event.pointerType === 'mouse' && come(route, 'pointer')}
              onPointerLeave={leave}
              onFocus={() => come(route, 'focus')}
              onBlur={leave}
              onClick={(event) => {
                if (hasFailed || !isPlainClick(event)) return;
                event.preventDefault();
                come(route, 'click');
              }}
            >
              {displayName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  if (!isWanted) return links;
  return (
    <CategoryDropdowns
      instead={links}
      onFailure={() => setHasFailed(true)}
      onDismiss={() => setIsWanted(false)}
      props={{
        categories,
        activeRoute,
        openAtFirst: approach && approach.by !== 'focus' ? approach.route : '',
        focusAtFirst: approach && approach.by !== 'pointer' ? approach.route : '',
      }}
    />
  );
}
