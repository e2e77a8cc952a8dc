import { isRecord } from './prices';

/** A style as menus and lists show it. */
export interface StyleCard {
  readonly id: number;
  readonly name: string;
  /** `normalizedName`s of its category and its own. */
  readonly category: string;
  readonly route: string;
  /** One line about it. */
  readonly note: string;
  /** Address of the whole piece it starts with; null while nobody has drawn it. */
  readonly picture: string | null;
  /** Whole dollars of its cheapest design at the caller's markup; null where the caller sees no price. */
  readonly from: number | null;
}

/** The answer of GetStyles. */
export const styleCardsToWire = (cards: readonly StyleCard[]) => ({
  Styles: cards.map(({ id, name, category, route, note, picture, from }) => ({
    Id: id,
    DisplayName: name,
    NormalizedCategoryName: category,
    NormalizedName: route,
    Note1: note,
    Picture: picture,
    From: from,
  })),
});

/** Reads an answer of GetStyles; null when it is not one. */
export function styleCardsFromWire(answer: unknown): readonly StyleCard[] | null {
  if (!isRecord(answer) || !Array.isArray(answer.Styles)) return null;
  return answer.Styles.flatMap((each: unknown): readonly StyleCard[] => {
    if (!isRecord(each)) return [];
    const { Id, DisplayName, NormalizedCategoryName, NormalizedName, Note1, Picture, From } = each;
    if (typeof Id !== 'number' || typeof DisplayName !== 'string' || typeof Note1 !== 'string') return [];
    if (typeof NormalizedCategoryName !== 'string' || typeof NormalizedName !== 'string') return [];
    return [
      {
        id: Id,
        name: DisplayName,
        category: NormalizedCategoryName,
        route: NormalizedName,
        note: Note1,
        picture: typeof Picture === 'string' ? Picture : null,
        from: typeof From === 'number' ? From : null,
      },
    ];
  });
}
