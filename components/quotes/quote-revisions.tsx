import { quoteDesk, revisionOnDesk } from '@/lib/contracts/addresses';
import type { ListedRevision } from '@/lib/contracts/quote-answers';
import { dollars } from '@/lib/domain/summary';

interface QuoteRevisionsProps {
  readonly id: string;
  /** The one on the screen. */
  readonly shown: number;
  /** The newest first. */
  readonly revisions: readonly ListedRevision[];
}

const CELL = 'py-1 pr-4 last:pr-0';

/** What a quote has been before: every revision opens, and only the newest is ever changed. Nothing while there is one. */
export function QuoteRevisions({ id, shown, revisions }: QuoteRevisionsProps) {
  if (revisions.length < 2) return null;
  return (
    <section aria-labelledby="revisions" className="mt-14 max-w-2xl">
      <h2 id="revisions" className="type-display text-title">
        Revisions
      </h2>
      <table className="figures mt-3 w-full border-collapse text-left text-body">
        <thead>
          <tr className="type-eyebrow border-b border-ink text-soft">
            {['Revision', 'State', 'Date'].map((label) => (
              <th key={label} scope="col" className="py-2 pr-4 font-semibold">
                {label}
              </th>
            ))}
            <th scope="col" className="py-2 text-right font-semibold">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {revisions.map(({ Revision, State, At, Total }, index) => (
            <tr key={Revision} className="border-b border-line">
              <th scope="row" className={`${CELL} font-normal`}>
                {Revision === shown ? (
                  <span aria-current="true" className="inline-flex min-h-11 items-center">
                    Revision {Revision}, shown
                  </span>
                ) : (
                  <a
                    href={index === 0 ? quoteDesk(id) : revisionOnDesk(id, Revision)}
                    className="inline-flex min-h-11 items-center font-semibold underline decoration-line underline-offset-4"
                  >
                    Revision {Revision}
                  </a>
                )}
              </th>
              <td className={CELL}>{State}</td>
              <td className={`${CELL} whitespace-nowrap`}>{At.slice(0, 10)}</td>
              <td className={`${CELL} text-right`}>{dollars(Total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
