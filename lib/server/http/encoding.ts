import type { IncomingMessage } from 'node:http';

/** Encodings that answers are kept in, the smaller first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const TAKES: Readonly<Record<Encoding, RegExp>> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/i,
};

/** The smallest encoding that the caller takes (RFC 9110 §12.5.3); null for none. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '');
  return ENCODINGS.find((encoding) => TAKES[encoding].test(accepted)) ?? null;
}
