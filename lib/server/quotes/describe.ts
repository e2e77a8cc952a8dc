import 'server-only';
import { quotePicturePath } from '@/lib/contracts/addresses';
import type { QuoteAnswer } from '@/lib/contracts/quote-answers';
import type { LineMoney } from '@/lib/domain/quote-money';
import { quoteStateAt } from '@/lib/domain/quote-states';
import { GONE_PIECE, todayInWords } from '@/lib/domain/quote-today';
import { database } from '../db';
import { currentCatalogue } from '../catalogue/load';
import { buildPageBySku, type PageInput } from '../configurator/build-page';
import { moneyOf, type FrozenPiece, type QuoteContent } from './content';
import { handOversOf, hasOrderHook } from './hand-overs';
import type { StoredQuote } from './stored-quote';

/** A quote as its dealer sees it, beside what its pieces would cost today at the markup each was quoted at. */
export async function describeQuote({ quote, revision, content, state }: StoredQuote): Promise<QuoteAnswer> {
  const catalogue = await currentCatalogue();
  const { answeredAt, answeredBy, answeredFrom } = revision;
  return {
    Id: quote.id,
    Number: quote.number ?? '',
    Revision: revision.revision,
    Version: revision.version,
    State: state,
    Customer: content.customer,
    Pieces: describePieces(content).map((described, index) => ({
      ...described,
      Path: content.pieces[index]?.path ?? '',
      ...today(catalogue, content.pieces[index]),
    })),
    Money: describeMoney(content),
    Contact: content.contact,
    Terms: content.terms,
    ValidUntil: dayOf(revision.validUntil),
    SavedBy: revision.savedBy,
    SentAt: revision.sentAt?.toISOString() ?? null,
    HasLink: revision.links.some(({ revokedAt }) => revokedAt === null),
    HasOrderHook: hasOrderHook(),
    HandOvers: state === 'Accepted' ? await handOversOf(quote.id) : [],
    Revisions: await revisionsOf(quote.id),
    Answer: answeredAt && { Name: answeredBy, At: answeredAt.toISOString(), From: answeredFrom },
  };
}

async function revisionsOf(quoteId: string): Promise<QuoteAnswer['Revisions']> {
  const revisions = await database().quoteRevision.findMany({
    where: { quoteId },
    orderBy: { revision: 'desc' },
    omit: { content: true },
  });
  const now = new Date();
  return revisions.map(({ revision, state, validUntil, updatedAt, sentAt, total }) => ({
    Revision: revision,
    State: quoteStateAt(state, validUntil, now),
    At: (sentAt ?? updatedAt).toISOString(),
    Total: total,
  }));
}

/** What dealer and customer both see of the pieces. */
export function describePieces(content: QuoteContent) {
  const { lines } = moneyOf(content);
  return content.pieces.map((piece, index) => describePiece(piece, lines[index]));
}

function describePiece(piece: FrozenPiece, line: LineMoney | undefined) {
  return {
    Id: piece.id,
    Sku: piece.sku,
    Name: piece.name,
    CategoryName: piece.categoryName,
    Dimensions: piece.dimensions,
    Picture: piece.picture === null ? null : quotePicturePath(piece.picture),
    Rows: piece.rows.map(({ section, part, code, price, amount }) => ({
      ...{ Section: section, Part: part, Code: code, Price: price, Detail: amount },
    })),
    Quantity: piece.quantity,
    DiscountPercent: piece.discountPercent,
    UnitPrice: piece.unitPrice,
    UnitDiscount: line?.unitDiscount ?? 0,
    UnitTotal: line?.unitTotal ?? 0,
    Total: line?.total ?? 0,
  };
}

export function describeMoney(content: QuoteContent): QuoteAnswer['Money'] {
  const money = moneyOf(content);
  return {
    Pieces: money.pieces,
    DiscountPercent: content.discountPercent,
    Discount: money.discount,
    Delivery: money.delivery,
    TaxPercent: content.taxPercent,
    Tax: money.tax,
    Total: money.total,
    DepositPercent: content.depositPercent,
    Deposit: money.deposit,
    Balance: money.balance,
  };
}

/** '2026-12-22', the last day that a quote holds on. */
export const dayOf = (validUntil: Date): string => validUntil.toISOString().slice(0, 10);
/** The last moment of a day, by the world's clock. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

function today(catalogue: Omit<PageInput, 'markup'>, piece: FrozenPiece | undefined) {
  if (!piece) return { Today: null, TodayNote: '' };
  const found = buildPageBySku({ ...catalogue, markup: piece.markup }, piece.sku);
  if (!found.ok) return { Today: null, TodayNote: GONE_PIECE };
  const { prices, configuration } = found.value;
  const total = prices.isValid ? prices.total : null;
  return { Today: total, TodayNote: todayInWords(piece.unitPrice, total, configuration.conflicts) };
}
