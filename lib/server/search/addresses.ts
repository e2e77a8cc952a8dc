import type { Category, Style } from '@/lib/domain/catalogue';
import { env } from '../env';

/** What kind of address shows a page. */
export type PageAddress = 'category' | 'style' | 'configuration';

export const categoryPath = (category: Category): string => `/${category.normalizedName}`;

export const stylePath = (category: Category, style: Style): string =>
  `${categoryPath(category)}/${style.normalizedName}`;

/** A link that opens a configuration again (DESIGN §9). */
export const configurationPath = (category: Category, style: Style, sku: string): string =>
  `${stylePath(category, style)}?${new URLSearchParams({ customSku: sku })}`;

/** An address of ours as the world outside has to write it. */
export const absolute = (path: string): string => env.SITE_URL + path;
