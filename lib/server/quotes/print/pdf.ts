import 'server-only';
import { absolute, quotePage } from '@/lib/contracts/addresses';
import type { Paper } from '@/lib/contracts/quote-pdf';
import { unseal } from '../../auth/sealed';
import { database } from '../../db';
import { env } from '../../env';
import { Problem } from '../../http/problem';
import { log } from '../../log';
import type { Asker } from '../../overload/fair-queue';
import { printQueue } from '../../overload/queues';
import { ownBrowser } from '../../screenshot/screenshot';
import { hashSecretToken } from '../../security/secret-token';
import type { QuoteContent } from '../content';
import { linkedQuote, opensNothing } from '../link';
import { LINK_SALT } from '../send';
import { shownQuote, type ShownQuote } from '../shown';
import type { StoredQuote } from '../stored-quote';
import { quoteDocument, quoteFooter, type PrintedQuote } from './document';
import { fontFaces } from './fonts';

/** A quote in print, and the name to keep it by. */
export interface QuotePdf {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Wanted {
  readonly shown: ShownQuote;
  readonly content: QuoteContent;
  /** Token of the link that is printed on it; null for none. */
  readonly token: string | null;
}

/** What a customer's link shows, in print. @throws Problem 404 for one that does not open; BusyError past a bound */
export async function pdfOfLink(token: string, paper: Paper, asker: Asker): Promise<QuotePdf> {
  const found = await linkedQuote(token);
  if (found.kind !== 'open') throw opensNothing();
  return inTurn({ ...found, token }, paper, asker);
}

/** A quote as its dealer prints it, with the link that was sent last, while it opens. @throws BusyError past a bound */
export async function pdfOfQuote(quote: StoredQuote, paper: Paper, asker: Asker): Promise<QuotePdf> {
  return inTurn(await wantedOf(quote), paper, asker);
}

/** The same without a turn, for a process that has nothing else to do. */
export async function printQuote(quote: StoredQuote, paper: Paper): Promise<QuotePdf> {
  const wanted = await wantedOf(quote);
  return named(wanted, await print(wanted, paper));
}

const wantedOf = async (quote: StoredQuote): Promise<Wanted> => ({
  ...{ shown: shownQuote(quote), content: quote.content, token: await openToken(quote) },
});

/** Token of the newest link that opens; null when none does, or it was sealed with another secret. */
async function openToken({ revision, state }: StoredQuote): Promise<string | null> {
  const link = revision.links.find(({ revokedAt, sealedToken }) => revokedAt === null && sealedToken !== null);
  if (!link?.sealedToken || state === 'Expired' || state === 'Superseded') return null;
  const token = await unseal(link.sealedToken, LINK_SALT);
  return token !== null && hashSecretToken(token) === link.tokenHash ? token : null;
}

/**
 * Whoever asks for the same at the same moment shares in it.
 * @throws Problem 503 where no browser prints
 */
async function inTurn(wanted: Wanted, paper: Paper, asker: Asker): Promise<QuotePdf> {
  const { number, revision, standing } = wanted.shown;
  const key = [number, revision, standing, wanted.token, paper].join(' ');
  return named(wanted, await printQueue().run(asker, () => printOrSay(wanted, paper), key));
}

async function printOrSay(wanted: Wanted, paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await print(wanted, paper);
  } catch (error) {
    log.error({ number: wanted.shown.number, err: error }, 'a quote could not be printed');
    throw new Problem(503, 'This cannot be printed now. Try again shortly.', undefined, { 'retry-after': '60' });
  }
}

const named = ({ shown: { number, revision } }: Wanted, bytes: Uint8Array<ArrayBuffer>): QuotePdf => ({
  name: revision > 1 ? `${number}-${revision}` : number || 'design',
  bytes,
});

async function print({ shown, content, token }: Wanted, paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const images = await imagesOf(content);
  const quote: PrintedQuote = {
    ...shown,
    shopName: env.SHOP_NAME,
    link: token === null ? null : absolute(env.SITE_URL, quotePage(token)),
    pieces: shown.pieces.map((piece, index) => {
      const { picture = null } = content.pieces[index] ?? {};
      return { ...piece, image: picture === null ? null : (images.get(picture) ?? null) };
    }),
  };
  const [html, footer] = await Promise.all([
    fontFaces().then((faces) => quoteDocument(quote, faces)),
    quoteFooter(quote),
  ]);
  return new Uint8Array(await ownBrowser().print({ html, footer, paper }));
}

/** Pictures of the pieces, as `data:` addresses by their hash. */
async function imagesOf({ pieces }: QuoteContent): Promise<ReadonlyMap<string, string>> {
  const hashes = pieces.flatMap(({ picture }) => picture ?? []);
  const pictures = await database().quotePicture.findMany({ where: { hash: { in: hashes } } });
  return new Map(
    pictures.map(({ hash, bytes }) => [hash, `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`]),
  );
}
