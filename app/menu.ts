import type { MenuCategory } from '@/components/configurator/navigation/menu-data';
import type { Category } from '@/lib/domain/catalogue';

/** Categories as the header's menus name them. */
export const menuOf = (categories: readonly Category[]): readonly MenuCategory[] =>
  categories.map(({ id, displayName, normalizedName }) => ({ id, displayName, route: normalizedName }));
