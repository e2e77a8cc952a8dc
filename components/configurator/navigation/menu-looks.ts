/** Looks that the plain links share with the menus they become. */
export const MENU_BAR = 'hidden lg:block';

export const menuItemClass =
  'flex h-17 items-center border-b-2 border-transparent px-3.5 text-soft transition-colors duration-150 ' +
  'hover:text-ink data-[state=open]:text-ink ' +
  'data-[active=true]:border-accent data-[active=true]:font-semibold data-[active=true]:text-ink';
