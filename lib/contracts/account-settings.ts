import { z } from 'zod';
import { CONFIRMATION, isConfirmed, newPassword, PASSWORDS_DIFFER, required } from './account';

/**
 * The calls of the account screen: what somebody who is logged in sees and changes of their own account. Whatever changes
 * how one comes in asks for the password again.
 */
const currentPassword = required('Password is required');
const code = z
  .string({ error: 'Code is required' })
  .trim()
  .min(1, { error: 'Code is required' })
  .max(10, { error: 'The code is not right' });

export const changePasswordRequestSchema = z.object({
  Password: currentPassword,
  NewPassword: newPassword('New Password'),
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;

/** The form: the call's fields and the confirmation, which is never sent. */
export const changePasswordFormSchema = changePasswordRequestSchema
  .extend(CONFIRMATION)
  .refine(isConfirmed, PASSWORDS_DIFFER);

/** Ends one session, or without `Id` all but the one that asks. */
export const endSessionsRequestSchema = z.object({ Password: currentPassword, Id: z.uuid().optional() });
export type EndSessionsRequest = z.infer<typeof endSessionsRequestSchema>;

export const passwordRequestSchema = z.object({ Password: currentPassword });
export type PasswordRequest = z.infer<typeof passwordRequestSchema>;

export const codeRequestSchema = z.object({ Code: code });
export type CodeRequest = z.infer<typeof codeRequestSchema>;

export const removeSecondFactorRequestSchema = z.object({ Password: currentPassword, Code: code });
export type RemoveSecondFactorRequest = z.infer<typeof removeSecondFactorRequestSchema>;

/** What an authenticator app is set up with: typed, or read from a picture of `Uri`. It is answered once. */
export const newFactorSchema = z.object({ Secret: z.string(), Uri: z.string() });
export type NewFactor = z.infer<typeof newFactorSchema>;

const sessionSchema = z.object({
  Id: z.string(),
  /** Times in ISO 8601; that of the last use is a few minutes late at most. */
  Began: z.string(),
  LastUsed: z.string(),
  Address: z.string(),
  /** Such as 'Firefox on Windows'; '' when nothing is known. */
  Browser: z.string(),
  IsCurrent: z.boolean(),
});
export type WireSession = z.infer<typeof sessionSchema>;

/** Answer of Account. A second factor is offered to super users and catalogue administrators. */
export const accountSchema = z.object({
  Email: z.string(),
  Sessions: z.array(sessionSchema),
  SecondFactor: z.object({ IsOffered: z.boolean(), IsRequired: z.boolean(), IsOn: z.boolean() }),
});
export type AccountAnswer = z.infer<typeof accountSchema>;
