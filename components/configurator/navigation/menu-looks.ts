/** Wide screens have the categories in the header, others on a sheet. */
export const MENU_BAR = 'hidden lg:block';

export const menuItemClass =
  'flex h-17 items-center border-b-2 border-transparent text-soft transition-colors duration-150 hover:text-ink ' +
  'aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink';
