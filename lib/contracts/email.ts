import { z } from 'zod';
import { emailField } from './email-address';

/** Letters of a message, and of a name. */
export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_NAME_LENGTH = 100;

/** Everything that could end a line of a header: control characters and the separators of Unicode. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Halves of letters, which no mail can carry. */
const HALF = /\p{Cs}/u;
/** Turns the direction of what follows, and letters nobody sees: in a name they only serve to make it read as another. */
const DISGUISE = /[\u200B\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u;
/** A message has lines and tabs; nothing else that cannot be seen or sent. */
const CONTROL_IN_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

const MESSAGE = {
  lineBreak: 'Line breaks are not allowed here',
  hidden: 'Hidden characters are not allowed here',
  control: 'Message has characters that cannot be sent',
  one: 'Give one address only',
};

/** What keeps a value from being one line of text, if anything. */
function lineDefect(value: unknown): string | null {
  if (Array.isArray(value)) return MESSAGE.one;
  if (typeof value !== 'string') return null;
  if (CONTROL.test(value)) return MESSAGE.lineBreak;
  return HALF.test(value) || DISGUISE.test(value) ? MESSAGE.hidden : null;
}

/** Checked before blanks are cut off, because a line break at the end is one as well. */
export const oneLine = (field: z.ZodType<string, string>) =>
  z.preprocess((value, context) => {
    const message = lineDefect(value);
    if (message === null) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }, field);

const nameField = z
  .string({ error: 'Customer Name must be text' })
  .trim()
  .max(MAX_NAME_LENGTH, { error: `Customer Name must have at most ${MAX_NAME_LENGTH} characters` });

/** Lines of text that a person writes and a mail can carry; it may be empty. */
export const textOf = (label: string, most: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(most, { error: `${label} must have at most ${most} characters` })
    .refine((text) => !CONTROL_IN_TEXT.test(text), { error: `${label} has characters that cannot be sent` });

const messageField = z
  .string({ error: 'Message is required' })
  .trim()
  .min(1, { error: 'Message is required' })
  .max(MAX_MESSAGE_LENGTH, { error: `Message must have at most ${MAX_MESSAGE_LENGTH} characters` })
  .refine((text) => !CONTROL_IN_TEXT.test(text), { error: MESSAGE.control });

const senderField = emailField('Sender Email is required');
const customerField = emailField('Customer Email is required');

/** The modal (specification §2.6, §5.4, §8, §21): all five fields are required. */
export const emailFormSchema = z
  .object({
    senderEmail: senderField,
    confirmSenderEmail: emailField('Confirm Sender Email is required'),
    customerName: nameField.min(1, { error: 'Customer Name is required' }),
    customerEmail: customerField,
    message: messageField,
  })
  .refine(({ senderEmail, confirmSenderEmail }) => senderEmail === confirmSenderEmail, {
    error: 'Email addresses do not match',
    path: ['confirmSenderEmail'],
    when: ({ value }) => bothGiven.safeParse(value).success,
  });
const filled = z.string().trim().min(1);
const bothGiven = z.object({ senderEmail: filled, confirmSenderEmail: filled });
export type EmailForm = z.infer<typeof emailFormSchema>;

/** Specification §7: whom a mail goes to, whom it is from (copy and answers go there), and what is said. */
const letterSchema = z.object({
  toAddress: oneLine(customerField),
  ccAddress: oneLine(senderField),
  message: messageField,
});

const numeral = (error: string) => z.union([z.number(), z.string().max(20)], { error });

/**
 * Fields added to the specification's (docs/decisions/011); all may be missing. Of a design only the sku is read: rows,
 * total and picture are the server's own.
 */
const enclosureSchema = z.object({
  customSku: oneLine(z.string({ error: 'Custom sku must be text' })).nullish(),
  /** Greeted in the mail. */
  customerName: oneLine(nameField).nullish(),
  /** Percent off; counts for signed-in dealers only, and only when it is one (specification §5.4). */
  discount: numeral('Discount must be a number').nullish(),
  /** Counts for super users only, and only when it is one (specification §15.2). */
  markup: numeral('Markup must be a number').nullish(),
  /** A PNG, JPEG or PDF of 5 MiB at most, as base64; a data address is read, too. Without it a screenshot is taken. */
  base64Attachment: z.string({ error: 'The attachment must be base64 text' }).nullish(),
});

/** Body of SendEmailByBody; and query and body of SendEmail taken together. */
export const sendEmailSchema = letterSchema.extend(enclosureSchema.shape);
export type SendEmailRequest = z.infer<typeof sendEmailSchema>;

/** The data body of SendEmail. */
export const emailDataSchema = enclosureSchema;

/** Answer of both (specification §17.6): the mail is stored for delivery. */
export const emailAnswerSchema = z.object({ Id: z.string() });
export type EmailAnswer = z.infer<typeof emailAnswerSchema>;
