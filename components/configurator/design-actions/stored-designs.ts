import { z } from 'zod';
import { stylePath } from '@/lib/contracts/addresses';
import { designToday, goneWords, rowsOf, type DesignToday } from '@/lib/contracts/design-today';
import { selectionToWire } from '@/lib/contracts/selection';
import type { Style } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { styleName } from '@/lib/domain/style-name';
import { allSurvive, survivingPicks } from '@/lib/domain/surviving';
import { configurationOf } from '@/lib/families/registry';
import { keptText, lastText, MOST_KEPT } from './kept-text';

const ids = z.array(z.number().int());

/**
 * A design as it is kept in a browser: what it takes to show it, to ask today's price and to open it, also when the
 * catalogue has moved on. It holds no price: that is the caller's and the day's.
 */
const storedDesign = z.object({
  styleId: z.number().int(),
  /** As on the screen, e.g. 'Harvest Leg Table'. */
  name: z.string(),
  familyKey: z.string(),
  /** Address of the style's page. */
  path: z.string().startsWith('/'),
  sku: z.string().min(1),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  /** What a price call takes. */
  selection: z.looseObject({ StyleId: z.number(), Family: z.string() }),
  picks: z.object({
    parts: z.record(z.string(), ids),
    childParts: z.record(z.string(), z.number().int()),
    bottomStainId: z.number().int().nullable(),
    twoToneType: z.literal([1, 2, 3]).nullable(),
  }),
  /** Summary in words. */
  rows: z.array(z.object({ label: z.string(), part: z.string() })),
});
export type StoredDesign = z.infer<typeof storedDesign>;

/** Another form gets another version, and what is of an older one is let go. */
const storedList = z.object({ version: z.literal(1), designs: z.array(storedDesign) });

/** The designs in a stored text; none where it is damaged or of another version. */
export function designsIn(text: string | null): readonly StoredDesign[] {
  try {
    const read = storedList.safeParse(JSON.parse(text ?? ''));
    return read.success ? read.data.designs : [];
  } catch {
    return [];
  }
}

export const textOf = (designs: readonly StoredDesign[]): string | null =>
  designs.length === 0 ? null : JSON.stringify({ version: 1, designs });

/** @param savedAt milliseconds since 1970 */
export function storedOf(configuration: Configuration, route: string, savedAt: number): StoredDesign {
  const { family, style, sku, picks } = configuration;
  return {
    styleId: style.id,
    name: styleName(style),
    familyKey: family.key,
    path: stylePath(route, style.normalizedName),
    sku,
    savedAt,
    selection: selectionToWire(configuration),
    picks: {
      ...picks,
      parts: Object.fromEntries(Object.entries(picks.parts).map(([id, parts]) => [id, [...parts]])),
      childParts: { ...picks.childParts },
    },
    rows: rowsOf(configuration).map(({ Section, Part }) => ({ label: Section, part: Part })),
  };
}

/** Keeps a design, at the end of the list; false when the list is full. */
export function keep(design: StoredDesign): boolean {
  const others = designsIn(keptText.get()).filter(({ sku }) => sku !== design.sku);
  if (others.length >= MOST_KEPT) return false;
  keptText.set(textOf([...others, design]));
  return true;
}

export function letGo(gone: string): void {
  keptText.set(textOf(designsIn(keptText.get()).filter(({ sku }) => sku !== gone)));
}

/** '20 Nov': the day that a design was stored. */
export const savedOn = ({ savedAt }: StoredDesign): string =>
  new Date(savedAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });

/** Styles whose last design is remembered. */
const MOST_REMEMBERED = 12;

/** Remembers a design as the last of its style. */
export function remember(design: StoredDesign): void {
  const others = designsIn(lastText.get()).filter(({ styleId }) => styleId !== design.styleId);
  lastText.set(textOf([design, ...others].slice(0, MOST_REMEMBERED)));
}

export const lastOf = (style: Style): StoredDesign | null =>
  designsIn(lastText.get()).find(({ styleId }) => styleId === style.id) ?? null;

/** A stored design with what of it still exists; for the rest the usual design steps in (specification §4.9). */
export const revive = (style: Style, { picks }: StoredDesign): Configuration =>
  configurationOf(style, survivingPicks(style, picks));

/** The same as the server says it of a style that is not on show. */
export const todayOf = (style: Style, design: StoredDesign): DesignToday =>
  designToday(revive(style, design), allSurvive(style, design.picks));

/** What is said of a stored design as it is today; '' when nothing of it is gone. */
export const goneFrom = ({ name, rows }: StoredDesign, today: DesignToday): string =>
  goneWords(
    name,
    rows.map(({ label, part }) => ({ Section: label, Part: part })),
    today,
  );

/** A stored design with the choices that it has today; as it was stored where all of it is made, or nothing. */
export const asToday = (design: StoredDesign, today: DesignToday | null): StoredDesign =>
  today === null || today.IsMade || today.CustomSku === null
    ? design
    : { ...design, rows: today.Rows.map(({ Section, Part }) => ({ label: Section, part: Part })) };
