import { Icon } from '@/components/ui/icon';
import { stylePath } from '@/lib/contracts/addresses';
import type { MenuCategory } from './menu-data';

const MENU_ID = 'site-menu';

interface SiteMenuProps {
  readonly categories: readonly MenuCategory[];
  readonly activeRoute: string;
}

/**
 * Every category and style on one sheet, for narrow screens and for pages without scripts. The browser's own popover
 * opens it, and Escape or a touch beside it closes it.
 */
export function SiteMenu({ categories, activeRoute }: SiteMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="site-menu-button flex min-h-11 items-center gap-2 px-1 font-semibold lg:hidden"
      >
        <Icon name="menu" />
        Menu
      </button>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label="All styles"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper px-4 pt-3 pb-12 text-ink open:animate-appear sm:left-auto sm:w-104 sm:shadow-float"
      >
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="ml-auto grid size-11 place-items-center"
        >
          <Icon name="close" />
        </button>
        {categories.map((category) => (
          <section key={category.id} className="border-t border-line py-4 first-of-type:border-t-0">
            <h2 className={category.route === activeRoute ? 'type-eyebrow text-accent' : 'type-eyebrow text-soft'}>
              {category.displayName}
            </h2>
            <ul className="mt-1">
              {category.styles.map((style) => (
                <li key={style.id}>
                  <a
                    href={stylePath(category.route, style.route)}
                    className="type-display flex min-h-11 items-center text-lead hover:text-accent"
                  >
                    {style.displayName}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}
