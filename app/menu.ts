import type { MenuCategory } from '@/components/configurator/navigation/menu-data';
import type { Category } from '@/lib/domain/catalogue';

/** Categories and styles as the header's menus name them. */
export const menuOf = (categories: readonly Category[]): readonly MenuCategory[] =>
  categories.map(({ id, displayName, normalizedName, styles }) => ({
    id,
    displayName,
    route: normalizedName,
    styles: styles.map((style) => ({
      id: style.id,
      displayName: style.displayName,
      route: style.normalizedName,
    })),
  }));
