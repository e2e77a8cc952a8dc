import { z } from 'zod';
import { stylePath } from '@/lib/contracts/addresses';
import { selectionToWire } from '@/lib/contracts/selection';
import type { Style } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { Picks } from '@/lib/domain/picks';
import { findPart } from '@/lib/domain/style-index';
import { styleName } from '@/lib/domain/style-name';
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
    rows: rowsOf(configuration),
  };
}

const rowsOf = (configuration: Configuration): StoredDesign['rows'] =>
  configuration.summary(null).map(({ sectionDisplayName: label, partName: part }) => ({ label, part }));

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

/** What became of a stored design in today's catalogue. */
export interface Revived {
  readonly configuration: Configuration;
  /** Choices, e.g. 'Ogee Edge', that are not made any more; something else stands in their place. */
  readonly gone: readonly string[];
}

/** A stored design with what of it still exists; for the rest the usual design steps in (specification §4.9). */
export function revive(style: Style, { picks, rows }: StoredDesign): Revived {
  const parts = Object.entries(picks.parts).flatMap(([id, chosen]): [string, readonly number[]][] => {
    const known = chosen.filter((part) => findPart(style, Number(id), part) !== null);
    // A choice that is gone falls back to the usual one, an emptied list stays empty.
    return known.length > 0 || chosen.length === 0 ? [[id, known]] : [];
  });
  const surviving: Picks = { ...picks, parts: Object.fromEntries(parts) };
  const configuration = configurationOf(style, surviving);
  const now = rowsOf(configuration);
  const isThere = ({ part }: { part: string }): boolean => now.some((row) => row.part === part);
  return {
    configuration,
    gone: rows.filter((row) => !isThere(row)).map(({ label, part }) => `${part} ${label}`),
  };
}

/** What is said of a revived design; '' when nothing is gone. */
export const goneWords = ({ gone }: Revived): string =>
  gone.length === 0 ? '' : `Not made any more, so the usual design steps in: ${gone.join(', ')}.`;
