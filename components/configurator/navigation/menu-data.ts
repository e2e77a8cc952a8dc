/** A style as the menus name it. */
export interface MenuStyle {
  readonly id: number;
  readonly displayName: string;
  /** Last part of its address. */
  readonly route: string;
}

/** A category with its styles, in catalogue order. */
export interface MenuCategory {
  readonly id: number;
  readonly displayName: string;
  readonly route: string;
  readonly styles: readonly MenuStyle[];
}
