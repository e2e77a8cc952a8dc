import 'server-only';
import type { QuoteAnswer } from '@/lib/contracts/quote-answers';
import type { QuoteState } from '@/lib/domain/quote-states';
import { dayInWords } from '../configurator/given-price';
import { env } from '../env';
import type { QuoteRevision } from '../generated/client';
import type { QuoteContent } from './content';
import { describeMoney, describePieces } from './describe';

interface ShownPiece extends Omit<QuoteAnswer['Pieces'][number], 'Path' | 'Today' | 'TodayNote'> {
  /** Its scale drawing, an SVG file as text of our own; '' when there is none. */
  readonly drawing: string;
}

/** A quote as its customer may see it, on the page of a link and in print: no markup, no code, no note. */
export interface ShownQuote {
  /** '' for a design that was mailed. */
  readonly number: string;
  readonly revision: number;
  readonly state: QuoteState;
  readonly dealer: string;
  /** Telephone; '' when there is none. */
  readonly contact: string;
  readonly customerName: string;
  readonly pieces: readonly ShownPiece[];
  readonly money: QuoteAnswer['Money'];
  readonly terms: string;
  /** How it stands, in a sentence. */
  readonly standing: string;
}

interface Shown {
  readonly quote: { readonly number: string | null; readonly dealer: { readonly name: string } };
  readonly revision: Pick<QuoteRevision, 'revision' | 'sentAt' | 'validUntil' | 'answeredAt' | 'answeredBy'>;
  readonly content: QuoteContent;
  readonly state: QuoteState;
}

export function shownQuote(shown: Shown): ShownQuote {
  const { quote, revision, content, state } = shown;
  return {
    number: quote.number ?? '',
    revision: revision.revision,
    state,
    dealer: quote.dealer.name,
    contact: content.contact || env.SHOP_PHONE || '',
    customerName: content.customer.Name,
    pieces: describePieces(content).map((piece, index) => ({
      ...piece,
      drawing: content.pieces[index]?.drawing ?? '',
    })),
    money: describeMoney(content),
    terms: content.terms,
    standing: standingOf(shown),
  };
}

function standingOf({ quote, revision, state }: Shown): string {
  const { sentAt, validUntil, answeredAt, answeredBy } = revision;
  if (!sentAt) return 'A draft, not sent yet.';
  const given = `Given by ${quote.dealer.name} on ${dayInWords(sentAt)}`;
  if (state === 'Superseded') return `${given}; a newer revision has taken its place.`;
  if (answeredAt) return `${state} by ${answeredBy} on ${dayInWords(answeredAt)}.`;
  return state === 'Expired'
    ? `${given}; it ended on ${dayInWords(validUntil)}.`
    : `${given}, good until ${dayInWords(validUntil)}.`;
}
