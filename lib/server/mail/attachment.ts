import 'server-only';
import sharp from 'sharp';
import { Problem } from '../http/problem';

/** Largest attachment in bytes (specification §17.6). */
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** A file that may go out, told by its content; a name or type that came with it is never believed. */
export interface FileKind {
  readonly extension: 'png' | 'jpg' | 'pdf';
  readonly contentType: string;
}

const PNG: FileKind = { extension: 'png', contentType: 'image/png' };
const JPEG: FileKind = { extension: 'jpg', contentType: 'image/jpeg' };
export const PDF: FileKind = { extension: 'pdf', contentType: 'application/pdf' };

const STARTS: readonly (readonly [FileKind, Buffer])[] = [
  [PNG, Buffer.from('89504e470d0a1a0a', 'hex')],
  [JPEG, Buffer.from('ffd8ff', 'hex')],
  [PDF, Buffer.from('%PDF-')],
];

const DATA_ADDRESS = /^data:[\w.+/-]{0,100}(?:;[\w.=-]{0,100}){0,3};base64,/;

/** The kind of a file by how it begins; null for all that may not go out. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  return STARTS.find(([, start]) => start.equals(bytes.subarray(0, start.length)))?.[0] ?? null;
}

/**
 * Reads an attachment that came as base64.
 * @throws Problem 400 with a message for `base64Attachment` when it is no base64, too large, or no PNG, JPEG or PDF
 */
export async function readAttachment(text: string): Promise<Buffer<ArrayBuffer>> {
  const base64 = text.replace(DATA_ADDRESS, '').replace(/\r?\n/g, '');
  const bytes = Buffer.from(base64, 'base64');
  // Read leniently, compared strictly; an expression over megabytes could overflow its stack.
  if (base64 === '' || bytes.toString('base64') !== base64) throw refused('The attachment must be base64 text');
  if (bytes.length > MAX_ATTACHMENT_BYTES) throw refused('The attachment may have 5 MiB at most');
  const kind = fileKind(bytes);
  if (!kind || !(await isWhole(bytes, kind))) throw refused('Only PNG, JPEG and PDF files can be attached');
  return bytes;
}

/** Something that only begins like a picture or a document is none. */
async function isWhole(bytes: Buffer, kind: FileKind): Promise<boolean> {
  if (kind === PDF) return bytes.subarray(-1024).includes('%%EOF');
  const format = await sharp(bytes)
    .metadata()
    .then(
      (found) => found.format,
      () => null,
    );
  return format === (kind === PNG ? 'png' : 'jpeg');
}

const refused = (message: string) => new Problem(400, 'Some fields are wrong.', { base64Attachment: [message] });
