import 'server-only';
import { emailDataSchema, sendEmailSchema, type EmailAnswer, type SendEmailRequest } from '@/lib/contracts/email';
import { callerOf } from '../auth/caller';
import { countAttempt } from '../auth/limits';
import type { Caller } from '../auth/sessions';
import { parseJsonObject, parseWith, readJsonText, readOptionalJsonText } from '../http/body';
import { addressOf } from '../http/client-address';
import { handle, privateJson } from '../http/handle';
import { Problem } from '../http/problem';
import { refuseOtherSites } from '../http/same-origin';
import { countDesign } from '../sales/count';
import { fileKind, PDF, readAttachment } from './attachment';
import { mailboxOf } from './mailbox';
import { heldAsQuote } from '../quotes/mailed';
import { heldPublicly, mailedDesign, type Mailed } from './design';
import { storeMail } from './store-mail';

/** Largest body of an e-mail call in bytes (specification §17.6). */
const MAX_EMAIL_BODY_BYTES = 8 * 1024 * 1024;

/** POST SendEmail?toAddress=…&message=…&ccAddress=… with a data body, which may be empty (specification §7). */
export const sendEmailRoute = handle(async (request) => {
  refuseOtherSites(request);
  const text = await readOptionalJsonText(request, MAX_EMAIL_BODY_BYTES);
  const data = parseWith(emailDataSchema, text === '' ? {} : parseJsonObject(text));
  const query = new URL(request.url).searchParams;
  const letter = Object.fromEntries(['toAddress', 'ccAddress', 'message'].map((name) => [name, valueOf(query, name)]));
  return accept(request, parseWith(sendEmailSchema, { ...data, ...letter }));
});

/** POST SendEmailByBody (specification §7). */
export const sendEmailByBodyRoute = handle(async (request) => {
  refuseOtherSites(request);
  const body = parseJsonObject(await readJsonText(request, MAX_EMAIL_BODY_BYTES), 'kept');
  return accept(request, parseWith(sendEmailSchema, body));
});

/** A parameter that is given twice is a list, which the schema refuses. */
function valueOf(query: URLSearchParams, name: string): string | readonly string[] | undefined {
  const all = query.getAll(name);
  return all.length > 1 ? all : all[0];
}

/** Checks, counts, stores: in this order, so that what is refused for its fields costs nobody a mail. */
async function accept(request: Request, sent: SendEmailRequest): Promise<Response> {
  const caller = await callerOf(request);
  const attachment = sent.base64Attachment ? await readAttachment(sent.base64Attachment) : null;
  if (!caller && attachment && fileKind(attachment) === PDF) {
    throw new Problem(400, 'Some fields are wrong.', { base64Attachment: ['Log in to attach a PDF file'] });
  }
  const mailed = sent.customSku ? await mailedDesign(sent.customSku, caller, sent) : null;
  await countMail(caller, addressOf(request), sent);
  const held = mailed?.page.prices.isValid ? await hold(mailed, caller, sent) : null;
  const design = held?.design ?? mailed?.design;
  const letter = {
    kind: 'Design' as const,
    toAddress: sent.toAddress,
    ccAddress: sent.ccAddress,
    customerName: sent.customerName ?? '',
    message: sent.message,
    customSku: design?.sku ?? null,
    design,
    attachment,
  };
  const Id = await storeMail(letter, held?.store);
  if (mailed) void countDesign('Mail', mailed.design.sku);
  const answer: EmailAnswer = { Id };
  return privateJson(answer, {}, 202);
}

/** What is mailed holds: a dealer's as a quote of one piece, a stranger's as the public price of the day. */
const hold = async (mailed: Mailed, caller: Caller | null, { customerName, toAddress }: SendEmailRequest) =>
  caller ? heldAsQuote(caller, mailed, { name: customerName ?? '', email: toAddress }) : heldPublicly(mailed);

/** Nobody proves that the sender's address is theirs, so the copy counts as a mail to it; except a dealer's own. */
async function countMail(caller: Caller | null, address: string, sent: SendEmailRequest): Promise<void> {
  const [to, sender] = [mailboxOf(sent.toAddress), mailboxOf(sent.ccAddress)];
  await countAttempt('mailByAddress', address);
  if (caller) await countAttempt('mailByAccount', caller.userId);
  else await countAttempt('mailByStrangers', 'all');
  await countAttempt('mailByRecipient', to);
  if (sender !== to && sender !== mailboxOf(caller?.email ?? '')) await countAttempt('mailByRecipient', sender);
}
