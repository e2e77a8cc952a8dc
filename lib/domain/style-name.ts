import type { Style } from './catalogue';

const TABLES_CATEGORY_ID = 1;

/** The style's name on screen, with the suffix 'Table' in the category of tables (specification §2.4). */
export function styleName(style: Style): string {
  const isNamedTable = /\btable$/i.test(style.displayName);
  return style.categoryId === TABLES_CATEGORY_ID && !isNamedTable ? `${style.displayName} Table` : style.displayName;
}
