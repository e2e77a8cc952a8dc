import type { z } from 'zod';
import { plainWords } from './plain-words';
import { isRecord } from '@/lib/contracts/prices';
import type { FieldErrors } from '@/lib/contracts/selection';
import { Problem } from './problem';

/** Largest JSON body of all calls but the e-mail ones, in bytes (specification §17.1). */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * The text of a JSON body.
 * @throws Problem 415 for another content type, 413 for too many bytes
 */
export async function readJsonText(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string> {
  requireJson(request);
  return readText(request, maxBytes);
}

/** The same for a call that needs no body: '' when there is none, of whatever type it says to be. */
export async function readOptionalJsonText(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string> {
  const text = await readText(request, maxBytes);
  if (text !== '') requireJson(request);
  return text;
}

/**
 * The text of a form or a JSON object.
 * @throws Problem 400 for what is neither or holds the letter NUL, 413 for too many bytes, 415 for another content type
 */
export async function readFormOrJson(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string> {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    const json = await readJsonText(request, maxBytes);
    parseJsonObject(json);
    return json;
  }
  const form = await readText(request, maxBytes);
  if ([...new URLSearchParams(form)].some(hasNul)) throw new Problem(400, 'The body holds the letter NUL.');
  return form;
}

function requireJson(request: Request): void {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new Problem(415, 'Send the body as application/json.');
  }
}

/**
 * @param nul 'kept' where a schema refuses the letter NUL by the field it stands in
 * @throws Problem 400 for text that is no JSON object, and for the letter NUL unless it is kept
 */
export function parseJsonObject(text: string, nul: 'refused' | 'kept' = 'refused'): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, 'The body is not valid JSON.');
  }
  if (!isRecord(value)) throw new Problem(400, 'The body must be a JSON object.');
  if (nul === 'refused' && text.includes(NUL) && hasNul(value))
    throw new Problem(400, 'The body holds the letter NUL.');
  return value;
}

/** How JSON writes the one letter that PostgreSQL cannot store. */
const NUL = '\\u0000';

const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.entries(value).some((entry) => entry.some(hasNul));

async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = new Problem(413, `The body may hold ${maxBytes} bytes at most.`);
  const declared = request.headers.get('content-length');
  if (Number(declared) > maxBytes) throw tooLarge;
  if (!request.body) return '';
  if (declared !== null) {
    // A server takes no more bytes than were declared, so this cannot grow; counted again for callers that are none.
    const whole = await request.text();
    if (Buffer.byteLength(whole) > maxBytes) throw tooLarge;
    return whole;
  }
  // Counted as it comes, so that an endless body is cut off.
  const decoder = new TextDecoder();
  const reader = request.body.getReader();
  let text = '';
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * What a schema makes of a value.
 * @param refuse makes the refusal of messages by field; usually a plain 400
 * @throws Problem 400 with the schema's messages by field
 */
export function parseWith<T>(
  schema: z.ZodType<T>,
  value: unknown,
  refuse = (errors: FieldErrors) => new Problem(400, 'Some fields are wrong.', errors),
): T {
  const result = schema.safeParse(value, { error: plainWords });
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  for (const issue of result.error.issues) (errors[issue.path.join('.')] ??= []).push(issue.message);
  throw refuse(errors);
}

/**
 * The fields of a JSON body, as a schema has them.
 * @throws Problem 400, 413 or 415
 */
export const readFields = async <T>(request: Request, schema: z.ZodType<T>, maxBytes?: number): Promise<T> =>
  parseWith(schema, parseJsonObject(await readJsonText(request, maxBytes)));
