import { z } from 'zod';
import { TWO_TONE } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { Picks } from '@/lib/domain/picks';
import { selectionToWire } from './selection';

/** What a design of another day has become (specification §4.9). */

const id = z.int().min(1).max(2_147_483_647);
/** Of a section, by its id as JSON writes it. */
const section = z.string().regex(/^\d{1,10}$/);

export const designTodayRequest = z.object({
  StyleId: id,
  Parts: z.record(section, z.array(id)),
  ChildParts: z.record(section, id),
  BottomStainId: id.nullable(),
  TwoToneType: z.literal(Object.values(TWO_TONE)).nullable(),
});
type DesignTodayRequest = z.infer<typeof designTodayRequest>;

export const designTodaySchema = z
  .strictObject({
    /** Whether all that was picked is made. */
    IsMade: z.boolean(),
    /** The nearest design that is made; null when the style is not. */
    CustomSku: z.string().nullable(),
    /** The same as calls take it. */
    Selection: z.looseObject({ StyleId: z.int(), Family: z.string() }).nullable(),
    /** The same in words. */
    Rows: z.array(z.strictObject({ Section: z.string(), Part: z.string() })),
  })
  .meta({ id: 'DesignToday' });
export type DesignToday = z.infer<typeof designTodaySchema>;

export const NOT_MADE: DesignToday = { IsMade: false, CustomSku: null, Selection: null, Rows: [] };

export const picksToWire = (StyleId: number, { parts, childParts, bottomStainId, twoToneType }: Picks) => ({
  ...{ StyleId, Parts: parts, ChildParts: childParts },
  ...{ BottomStainId: bottomStainId, TwoToneType: twoToneType },
});

export const picksFromWire = ({ Parts, ChildParts, BottomStainId, TwoToneType }: DesignTodayRequest): Picks => ({
  ...{ parts: Parts, childParts: ChildParts },
  ...{ bottomStainId: BottomStainId, twoToneType: TwoToneType },
});

/** @param IsMade whether it is what was asked about, whole */
export const designToday = (configuration: Configuration, IsMade: boolean): DesignToday => ({
  IsMade,
  CustomSku: configuration.sku,
  Selection: selectionToWire(configuration),
  Rows: rowsOf(configuration),
});

/** What a design is made of, in words. */
export const rowsOf = (configuration: Configuration): DesignToday['Rows'] =>
  configuration.summary(null).map(({ sectionDisplayName: Section, partName: Part }) => ({ Section, Part }));

/** What is said of a design of another day as it is today; '' when nothing of it is gone. @param name of its style */
export function goneWords(name: string, rows: DesignToday['Rows'], today: DesignToday): string {
  if (today.CustomSku === null) return `The ${name} is not made any more.`;
  if (today.IsMade) return '';
  const there = new Set(today.Rows.map(({ Part }) => Part));
  const gone = rows.flatMap(({ Section, Part }) => (there.has(Part) ? [] : [`${Part} ${Section}`]));
  return `Not made any more, so the usual design steps in: ${gone.join(', ')}.`;
}
