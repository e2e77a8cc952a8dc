import { z } from 'zod';
import { isEmailAddress } from '../email-address';

/** What the desk sends of dealers, codes and people. Texts are as they were typed. */

const MAX_NAME = 100;
const id = z.coerce.number().pipe(z.int().min(1).max(2_147_483_647));
const name = z.string().trim().min(1, { error: 'required' }).max(MAX_NAME);
const email = z
  .string()
  .trim()
  .min(1, { error: 'required' })
  .refine(isEmailAddress, { error: 'Invalid email address' });
/** A positive whole number; null for a field that was left empty. */
const optionalCount = z
  .string()
  .trim()
  .regex(/^([1-9]\d{0,5})?$/, { error: 'must be a whole number, 1 or more, or empty' })
  .transform((text) => (text === '' ? null : Number(text)));

export const createDealerSchema = z.object({ Name: name, Markup: z.string().trim() });
export const setDealerMarkupSchema = z.object({ DealerId: id, Markup: z.string().trim() });
export const setDealerDisabledSchema = z.object({ DealerId: id, IsDisabled: z.boolean() });
export const createCodeSchema = z.object({ DealerId: id, Uses: optionalCount, Days: optionalCount });
export const endCodeSchema = z.object({ Code: z.string().trim().min(1, { error: 'required' }) });
export const ROLES = ['Dealer', 'SuperUser', 'CatalogueAdmin'] as const;
export const setRoleSchema = z.object({ Email: email, Role: z.enum(ROLES) });
export const setUserDisabledSchema = z.object({ Email: email, IsDisabled: z.boolean() });
export const userSchema = z.object({ Email: email });

/** What was done, in a sentence that the screen shows as it is. */
export const deedSchema = z.object({ Done: z.string() });
