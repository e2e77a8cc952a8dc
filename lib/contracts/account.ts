import { z } from 'zod';
import { emailField, INVALID_EMAIL, MAX_EMAIL_LENGTH } from './email-address';

/**
 * The account calls (specification §3, §7, §17.5). Screens check with the same schemas as the server, so a message is
 * written once. A refusal is problem+json; field messages are its `errors`, by the names below.
 *
 * Who asks is told by `Authorization: Bearer <Token>`, or by the cookie that login and register set. A bearer token that
 * does not hold is 401 on every call, never "anonymous". The cookie is for calls without a bearer: a screen that takes
 * itself for logged out sends `credentials: 'omit'`, so that its prices are the public ones.
 */
export const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;

/** Fails for anything that is no text, and for the empty one; other checks of the field then say nothing. */
export const required = (message: string) => z.string({ error: message }).min(1, { error: message, abort: true });

/** A password to be set; one that is only compared has no rules but that it is there. */
export const newPassword = (name: string) =>
  required(`${name} is required`)
    .min(MIN_PASSWORD_LENGTH, { error: `${name} must have at least ${MIN_PASSWORD_LENGTH} characters` })
    .max(MAX_PASSWORD_LENGTH, { error: `${name} must have at most ${MAX_PASSWORD_LENGTH} characters` });

/** A password to be set, typed once more to be compared. */
export const CONFIRMATION = { ConfirmPassword: required('Confirm Password is required') };
export const PASSWORDS_DIFFER = { error: 'Password do not match', path: ['ConfirmPassword'] };
type Confirmed = Readonly<Record<'NewPassword' | 'ConfirmPassword', string>>;
export const isConfirmed = (form: Confirmed): boolean => form.NewPassword === form.ConfirmPassword;

export const loginRequestSchema = z.object({
  Email: z
    .string({ error: 'Email is required' })
    .trim()
    .min(1, { error: 'Email is required' })
    .max(MAX_EMAIL_LENGTH, { error: INVALID_EMAIL }),
  Password: required('Password is required'),
  /** Six digits of an authenticator app, for accounts that have one. */
  Code: z.string().trim().max(10).optional(),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** `ConfirmPassword` is compared even while other fields are wrong, so that all messages come at once. */
export const registerRequestSchema = z
  .object({
    Email: emailField('Email is required'),
    Password: newPassword('Password'),
    ...CONFIRMATION,
    DealerCode: z.string({ error: 'Dealer Code is required' }).trim().min(1, { error: 'Dealer Code is required' }),
  })
  .refine(({ Password, ConfirmPassword }) => Password === ConfirmPassword, {
    ...PASSWORDS_DIFFER,
    when: ({ value }) => passwordsGiven.safeParse(value).success,
  });
const passwordsGiven = z.object({ Password: z.string(), ConfirmPassword: z.string().min(1) });
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

export const resetPasswordRequestSchema = z.object({
  Email: emailField('Email is required'),
  ResetToken: required('Reset Token is required'),
  NewPassword: newPassword('New Password'),
});
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>;

/** The reset form: the call's fields and the confirmation, which is never sent (specification §5.4). */
export const resetPasswordFormSchema = resetPasswordRequestSchema.extend(CONFIRMATION).refine(isConfirmed, {
  ...PASSWORDS_DIFFER,
  when: ({ value }) => newPasswordsGiven.safeParse(value).success,
});
const newPasswordsGiven = z.object({ NewPassword: z.string(), ConfirmPassword: z.string().min(1) });

/** Query of ForgotPassword. */
export const forgotPasswordQuerySchema = z.object({ Email: emailField('Email is required') });

const userSchema = z.object({ Email: z.string() });

/**
 * Answer of login; a failure is 401 whose `detail` is the text of the 'Login Failed' dialog. One with a message under `Code`
 * wants the code of an authenticator app: the password was right.
 */
export const loginAnswerSchema = z.object({ Token: z.string(), IsAuthenticated: z.boolean(), User: userSchema });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** Answer of validate; 401 when nobody is logged in. */
export const validateAnswerSchema = z.object({ IsAuthenticated: z.boolean(), User: userSchema });
export type ValidateAnswer = z.infer<typeof validateAnswerSchema>;

export const registerAnswerSchema = z.object({ Token: z.string() });
export type RegisterAnswer = z.infer<typeof registerAnswerSchema>;

/** Answer of logout, ResetPassword and ForgotPassword: an empty object. */
export const doneAnswerSchema = z.object({});

/**
 * Answer of GetCode and MarkupInfo (specification §3.10). `Markup` is the multiplier, e.g. 2.7; null for a dealer who
 * is not a super user. MarkupInfo answers a text that is no markup of 1.00 to 9.99 with `IsValid: false`, no markup and
 * an empty code.
 */
export const markupInfoSchema = z.object({
  Markup: z.number().nullable(),
  ReadableMarkupCode: z.string(),
  IsValid: z.boolean(),
});
export type MarkupInfo = z.infer<typeof markupInfoSchema>;

export const superUserAnswerSchema = z.object({ IsSuperUser: z.boolean() });
export type SuperUserAnswer = z.infer<typeof superUserAnswerSchema>;
