import { z } from 'zod';
import { TWO_TONE } from '@/lib/domain/catalogue';
import type { FamilyDefinition } from '@/lib/domain/family';
import { NOTHING_WANTED, type Wanted } from '@/lib/domain/outcome';
import { MAX_BUDGET } from './budget-limits';
import type { SlotIds } from './selection';

/** Ids are positive 32-bit integers, as the database keeps them. */
const id = z.int().min(1).max(2_147_483_647);
const partRef = z.object({ Id: id });
/** More than any style offers; keeps a hostile body from becoming work. */
const MAX_OPTIONS = 200;

/** Schema of one family's selection object; unknown fields are ignored (specification §17.1). */
export function selectionSchema(family: FamilyDefinition) {
  const slots = family.slots.map(({ key, kind }) => [
    key,
    kind === 'many' ? z.array(partRef).max(MAX_OPTIONS).nullish() : partRef.nullish(),
  ]);
  const shape: Record<string, z.ZodType> = Object.fromEntries(slots);
  return z.object({
    ...shape,
    Family: z.literal(family.family).optional(),
    StyleId: id,
    SelectedTwoToneType: z.literal(Object.values(TWO_TONE)).nullish(),
    // Read for super users only, and only when it is a markup: whatever else stands here is as good as
    // nothing (specification §15.2).
    Markup: z.union([z.number(), z.string()]).nullish().catch(null),
  });
}

/** What a screen has besides the selection: parts that earlier picks took along and that return when they can. */
export const optionPricesRequest = z.object({
  Wanted: z
    .object({
      Names: z.record(z.string().max(100), z.string().max(200)),
      TwoToneType: z.literal(Object.values(TWO_TONE)).nullish(),
    })
    .nullish(),
});

/** A budget with the slots whose choice it must not cost. */
export const budgetRequest = optionPricesRequest.extend({
  Budget: z.int().min(1).max(MAX_BUDGET),
  Held: z.array(z.string().max(100)).max(100),
});

export function wantedFrom({ Wanted: sent }: z.infer<typeof optionPricesRequest>): Wanted {
  if (!sent || Object.keys(sent.Names).length === 0) return NOTHING_WANTED;
  return { names: sent.Names, twoToneType: sent.TwoToneType ?? null };
}

const oneRef = partRef.nullish();
const manyRefs = z.array(partRef).nullish();

/** Chosen ids by slot out of a body that has passed `selectionSchema`. */
export function slotIdsOf(family: FamilyDefinition, body: Readonly<Record<string, unknown>>): SlotIds {
  return Object.fromEntries(
    family.slots.map(({ key, kind }) => {
      if (kind === 'many') return [key, (manyRefs.parse(body[key]) ?? []).map((ref) => ref.Id)];
      const ref = oneRef.parse(body[key]);
      return [key, ref ? [ref.Id] : []];
    }),
  );
}
