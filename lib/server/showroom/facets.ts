import 'server-only';
import type { Category } from '@/lib/domain/catalogue';
import type { Build } from '@/lib/families/showroom/builds';

/** What a facet looks at. */
export interface Sought {
  readonly category: Category;
  readonly builds: readonly Build[];
}

/** One thing somebody can look for. */
export interface Choice {
  /** In addresses. */
  readonly value: string;
  readonly label: string;
  readonly suits: (category: Category, build: Build) => boolean;
}

/** A question with its answers; one of them at a time. */
export interface Facet {
  /** Parameter of addresses. */
  readonly key: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** Upper bounds of the widths somebody looks for, inches. */
const WIDTHS = [24, 36, 48, 60, 72, 96];
/** A place more at the table than was asked for disturbs nobody. */
const SPARE_SEATS = 1;

/** Everything these styles can be looked for by, in the order of the screen; all of it comes from the catalogue. */
export function facetsOf(styles: readonly Sought[]): readonly Facet[] {
  const facets = [
    { key: 'category', title: 'Room', choices: rooms(styles) },
    { key: 'shape', title: 'Top shape', choices: partChoices('shape', styles) },
    { key: 'seats', title: 'Seats', choices: seatChoices(styles) },
    { key: 'bed', title: 'Bed', choices: partChoices('bed', styles) },
    { key: 'width', title: 'Width', choices: widthChoices(styles) },
  ];
  return facets.filter(({ choices }) => choices.length > 1);
}

const buildsIn = (styles: readonly Sought[]): readonly Build[] => styles.flatMap(({ builds }) => builds);

function rooms(styles: readonly Sought[]): readonly Choice[] {
  return [...new Set(styles.map(({ category }) => category))].map(({ id, normalizedName, displayName }) => ({
    value: normalizedName,
    label: displayName,
    suits: (category) => category.id === id,
  }));
}

function partChoices(key: string, styles: readonly Sought[]): readonly Choice[] {
  const parts = buildsIn(styles).flatMap(({ parts: of }) => of[key] ?? []);
  const named = new Map(parts.toSorted((a, b) => a.id - b.id).map((part) => [part.normalizedName, part.displayName]));
  return [...named].map(([value, label]) => ({
    value,
    label,
    suits: (_, { parts: of }) => of[key]?.normalizedName === value,
  }));
}

function seatChoices(styles: readonly Sought[]): readonly Choice[] {
  const ranges = buildsIn(styles).flatMap(({ seats }) => (seats ? [seats] : []));
  const most = Math.max(0, ...ranges.map(([, high]) => high));
  const even = Array.from({ length: Math.floor(most / 2) }, (_, at) => 2 * (at + 1));
  return even
    .filter((people) => ranges.some((range) => seatsWell(people, range)))
    .map((people) => ({
      value: String(people),
      label: String(people),
      suits: (_, { seats }) => seats !== null && seatsWell(people, seats),
    }));
}

const seatsWell = (people: number, [low, high]: readonly [number, number]): boolean =>
  low <= people + SPARE_SEATS && people <= high;

function widthChoices(styles: readonly Sought[]): readonly Choice[] {
  const bounds = [0, ...WIDTHS, Infinity];
  const widths = buildsIn(styles).flatMap(({ width }) => width ?? []);
  return bounds.slice(1).flatMap((most, at) => {
    const least = bounds[at] ?? 0;
    const isIn = (width: number): boolean => width > least && width <= most;
    if (!widths.some(isIn)) return [];
    return [
      {
        value: most === Infinity ? `over-${least}` : `${least}-${most}`,
        label: widthLabel(least, most),
        suits: (_: Category, { width }: Build) => width !== null && isIn(width),
      },
    ];
  });
}

function widthLabel(least: number, most: number): string {
  if (least === 0) return `Up to ${most}"`;
  return most === Infinity ? `Over ${least}"` : `${least}" to ${most}"`;
}
