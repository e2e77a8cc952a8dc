/** A category as the menus name it; its styles are asked for when a menu opens. */
export interface MenuCategory {
  readonly id: number;
  readonly displayName: string;
  readonly route: string;
}
