import { cache } from 'react';
import type { Metadata } from 'next';
import { PdfLinks } from '@/components/quotes/pdf-links';
import { ClosedLink } from '@/components/quotes/closed-link';
import { QuotePiece } from '@/components/quotes/quote-piece';
import { QuoteReply } from '@/components/quotes/quote-reply';
import { QuoteSums } from '@/components/quotes/quote-sums';
import { buttonClass } from '@/components/ui/button';
import { QUOTE_PATHS } from '@/lib/contracts/calls';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { env } from '@/lib/server/env';
import { quoteOfLink, type LinkView } from '@/lib/server/quotes/link';
import { ShopHeader } from '../../shop-header';

interface Props {
  params: Promise<{ token: string }>;
}

/** A customer's alone: made for each visit, kept by nobody (the middleware says so of its address). */
export const dynamic = 'force-dynamic';

/** Read once a visit, for the page and its head. */
const viewOf = cache(quoteOfLink);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await viewOf((await params).token);
  const title = view.kind === 'open' ? `Quote ${view.number}` : 'Quote';
  return { title: `${title} · ${env.SHOP_NAME}`, robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** The page that a dealer's customer is sent (specification §23.5). */
export default async function QuotePage({ params }: Props) {
  const { token } = await params;
  const [view, { snapshot }] = await Promise.all([viewOf(token), currentCatalogue()]);
  return (
    <>
      <ShopHeader categories={snapshot.categories} hasAccount={false} />
      {view.kind === 'open' ? <OpenQuote token={token} view={view} /> : <ClosedLink kind={view.kind} />}
    </>
  );
}

interface OpenQuoteProps {
  readonly token: string;
  readonly view: Extract<LinkView, { kind: 'open' }>;
}

function OpenQuote({ token, view }: OpenQuoteProps) {
  const { number, revision, state, dealer, contact, customerName, standing } = view;
  return (
    <main className="mx-auto max-w-5xl px-4 pt-10 pb-16 md:px-6">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <p className="type-eyebrow text-accent">For {customerName}</p>
          <h1 className="type-display mt-2 text-name">
            Quote {number}
            {revision > 1 && <span className="text-title text-soft">, revision {revision}</span>}
          </h1>
          <p className="mt-2 text-body text-soft">{standing}</p>
        </div>
        <p className="text-body">
          <span className="block font-semibold">{dealer}</span>
          {contact !== '' && (
            <a
              href={`tel:${contact.replace(/[^+\d]/g, '')}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {contact}
            </a>
          )}
        </p>
      </div>
      {view.pieces.map((piece) => (
        <QuotePiece key={piece.Id} piece={piece} drawing={piece.drawing}>
          <a href={piece.Path} className={`${buttonClass('quiet')} mt-2 -ml-5 print:hidden`}>
            Open in the configurator
          </a>
        </QuotePiece>
      ))}
      <div className="border-t border-ink pt-6">
        <QuoteSums money={view.money} />
      </div>
      {view.terms !== '' && <p className="mt-8 text-body whitespace-pre-line text-soft">{view.terms}</p>}
      <PdfLinks call={QUOTE_PATHS.linkPdf} query={{ token }} />
      <QuoteReply token={token} state={state} dealer={dealer} />
    </main>
  );
}
