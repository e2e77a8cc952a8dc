/** A link that changes the search, with how many styles it leads to. */
export interface SearchLink {
  readonly value: string;
  readonly label: string;
  readonly path: string;
  readonly count: number;
  readonly isChosen: boolean;
}
