import type { z } from 'zod';
import type { quotePieceFields } from '@/lib/contracts/quote-answers';
import { pieceSum, pieceTotal } from '@/lib/contracts/quote-words';

/** A piece of a quote, as dealer and customer both see it. */
export type ShownPiece = { readonly [K in keyof typeof quotePieceFields]: z.infer<(typeof quotePieceFields)[K]> } & {
  readonly Path: string;
};

interface QuotePieceProps {
  readonly piece: ShownPiece;
  /** Its scale drawing, an SVG file as text of our own. */
  readonly drawing?: string;
  readonly children?: React.ReactNode;
}

const PICTURE = { width: 1200, height: 690 };

/** Picture, name, what it costs, and every choice in it. */
export function QuotePiece({ piece, drawing = '', children }: QuotePieceProps) {
  const { Name, CategoryName, Dimensions, Picture } = piece;
  return (
    <article className="grid gap-x-8 gap-y-4 border-t border-line py-8 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className="self-start">
        <div className="stage-ground overflow-hidden rounded-stage">
          {Picture !== null && (
            // eslint-disable-next-line @next/next/no-img-element -- frozen and sized by our own picture engine
            <img src={Picture} alt={`${Name} as quoted`} {...PICTURE} className="h-auto w-full" loading="lazy" />
          )}
          {Picture === null && <p className="px-6 py-12 text-center text-note text-soft">Not pictured</p>}
        </div>
        {drawing !== '' && (
          <div
            role="img"
            aria-label={`Scale drawing. ${Dimensions}`}
            className="mx-auto mt-6 max-w-64 [&>svg]:h-auto [&>svg]:w-full"
            dangerouslySetInnerHTML={{ __html: drawing }}
          />
        )}
      </div>
      <div className="min-w-0">
        <p className="type-eyebrow text-accent">{CategoryName}</p>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="type-display text-title">{Name}</h2>
          <p className="type-display figures text-title">{pieceTotal(piece)}</p>
        </div>
        <p className="figures mt-1 text-note text-soft empty:hidden">{pieceSum(piece)}</p>
        {Dimensions !== '' && <p className="mt-1 text-note text-soft">{Dimensions}</p>}
        <Rows name={Name} rows={piece.Rows} />
        <p className="mt-3 font-code text-fine wrap-anywhere text-soft">{piece.Sku}</p>
        {children}
      </div>
    </article>
  );
}

function Rows({ name, rows }: { readonly name: string; readonly rows: ShownPiece['Rows'] }) {
  return (
    <table className="mt-4 w-full border-collapse text-left text-note">
      <caption className="sr-only">Choices of {name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Section</th>
          <th scope="col">Selected part</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ Section, Part, Code, Price, Detail }, index) => (
          <tr key={index} className="border-b border-line align-top">
            <th scope="row" className="w-[28%] py-1.5 pr-3 font-normal text-soft">
              {Section}
            </th>
            <td className="py-1.5 pr-3">
              {Part} <span className="font-code text-fine text-soft">{Code}</span>
            </td>
            <td className="figures py-1.5 text-right whitespace-nowrap">
              {Price}
              {Detail !== '' && <span className="block text-fine text-soft">{Detail}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
