/* eslint-disable @next/next/no-head-element, @next/next/no-img-element -- a document of its own, which Next never serves */
import 'server-only';
import { render } from '@react-email/render';
import { qrCode } from '@/lib/contracts/qr-code';
import { quoteTitle } from '@/lib/domain/quote-number';
import { pieceSum, pieceTotal, sumLines } from '@/lib/contracts/quote-words';
import type { ShownQuote } from '../shown';
import { FOOT, SHEET } from './looks';

/** A piece as it is printed. */
export type PrintedPiece = ShownQuote['pieces'][number] & {
  /** Its picture as a `data:` address; null when nobody had drawn it. */
  readonly image: string | null;
  /** Its scale drawing, an SVG file as text of our own; '' when there is none. */
  readonly drawing: string;
};

export interface PrintedQuote extends Omit<ShownQuote, 'pieces'> {
  readonly shopName: string;
  readonly pieces: readonly PrintedPiece[];
  /** Address of the customer's page; null while there is none that opens. */
  readonly link: string | null;
}

/** The whole document; what it may load is what it brings along. Everything a person has written is text: React escapes it. */
export async function quoteDocument(quote: PrintedQuote, fontFaces: string): Promise<string> {
  const page = await render(<QuoteSheet quote={quote} fontFaces={fontFaces} />);
  return page.replace(/^<!DOCTYPE[^>]*>/i, '<!DOCTYPE html>');
}

/** The foot of every page: whose it is, which, and how far. */
export const quoteFooter = (quote: PrintedQuote): Promise<string> =>
  render(
    <div style={FOOT}>
      <span>
        {quote.shopName} · {quote.dealer} · {titleOf(quote)}
      </span>
      <span>
        Page <span className="pageNumber" /> of <span className="totalPages" />
      </span>
    </div>,
  );

const titleOf = ({ number, revision }: PrintedQuote): string =>
  revision > 1 ? `${quoteTitle(number)}, revision ${revision}` : quoteTitle(number);

/** Nothing is asked of anybody, and no script runs. */
const POLICY = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

function QuoteSheet({ quote, fontFaces }: { readonly quote: PrintedQuote; readonly fontFaces: string }) {
  const { shopName, dealer, contact, customerName, standing, pieces, money, terms, link } = quote;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <title>{`${titleOf(quote)} · ${shopName}`}</title>
        <style dangerouslySetInnerHTML={{ __html: fontFaces + SHEET }} />
      </head>
      <body>
        <header className="masthead">
          <p className="shop">{shopName}</p>
          <p className="dealer">
            <b>{dealer}</b>
            {contact}
          </p>
        </header>
        <main>
          <div className="head">
            <div>
              {customerName !== '' && <p className="for">For {customerName}</p>}
              <h1>{titleOf(quote)}</h1>
              <p>{standing}</p>
            </div>
            {link !== null && <CodeOfLink link={link} />}
          </div>
          {pieces.map((piece) => (
            <Piece key={piece.Id} piece={piece} />
          ))}
          <section className="closing">
            <div>
              {terms !== '' && (
                <>
                  <h2>Terms</h2>
                  <p className="terms">{terms}</p>
                </>
              )}
            </div>
            <dl>
              {sumLines(money).map(({ label, amount }) => (
                <div key={label} className={label === 'Total' ? 'total' : undefined}>
                  <dt>{label}</dt>
                  <dd>{amount}</dd>
                </div>
              ))}
            </dl>
          </section>
        </main>
      </body>
    </html>
  );
}

/** The way from paper to the customer's page. */
function CodeOfLink({ link }: { readonly link: string }) {
  const { size, path } = qrCode(link);
  return (
    <a className="link" href={link}>
      <svg
        role="img"
        aria-label="Code of this quote’s page"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      See, accept or ask about it online
    </a>
  );
}

function Piece({ piece }: { readonly piece: PrintedPiece }) {
  const { Name, CategoryName, Dimensions, Rows, Sku, image, drawing } = piece;
  const sum = pieceSum(piece);
  return (
    <article>
      <div className="opening">
        {(image !== null || drawing !== '') && (
          <div className="shown">
            {image !== null && <img src={image} alt={`${Name} as quoted`} />}
            {drawing !== '' && (
              <div
                className="drawing"
                role="img"
                aria-label={`Scale drawing. ${Dimensions}`}
                dangerouslySetInnerHTML={{ __html: drawing }}
              />
            )}
          </div>
        )}
        <p className="eyebrow">{CategoryName}</p>
        <div className="named">
          <h2>{Name}</h2>
          <p className="price">{pieceTotal(piece)}</p>
        </div>
        {sum !== '' && <p className="soft">{sum}</p>}
        {Dimensions !== '' && <p className="soft">{Dimensions}</p>}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Section</th>
            <th scope="col">Selected part</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {Rows.map(({ Section, Part, Code, Price, Detail }, index) => (
            <tr key={index}>
              <th scope="row" className="soft">
                {Section}
              </th>
              <td>
                {Part} <span className="code">{Code}</span>
              </td>
              <td>
                {Price}
                {Detail !== '' && <span className="detail">{Detail}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="code" style={{ marginTop: '2mm' }}>
        {Sku}
      </p>
    </article>
  );
}
