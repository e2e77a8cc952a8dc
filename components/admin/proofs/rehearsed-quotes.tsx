import { dollars } from '@/lib/domain/summary';
import { DataTable } from '../data-table';
import { NowAndThen } from './now-and-then';
import type { QuoteStep } from './use-rehearsal';

const COLUMNS = [
  { label: 'Quote' },
  { label: 'Quoted at', isNumber: true },
  { label: 'Today it would cost' },
  { label: 'Its pieces' },
];

/** Every quote that is a draft or sent and holds, at the prices of now and then; what is quoted stays as it is. */
export function RehearsedQuotes({ quotes }: { readonly quotes: readonly QuoteStep[] }) {
  return (
    <DataTable
      caption="Open quotes now and then"
      columns={COLUMNS}
      rows={quotes.map(({ Id, Number, State, Quoted, Now, Then, Pieces }) => ({
        key: Id,
        cells: [
          <span key="number">
            {Number}
            <span className="block text-note font-normal text-soft">{State === 'Sent' ? 'sent' : 'a draft'}</span>
          </span>,
          dollars(Quoted),
          <NowAndThen key="total" now={Now} then={Then} />,
          <ul key="pieces">
            {Pieces.map(({ CustomSku, Name, Note, ...piece }, index) => (
              <li key={index} className="py-1">
                {Name} <NowAndThen now={piece.Now} then={piece.Then} />
                <span className="block text-note text-soft">
                  <span className="wrap-anywhere">{CustomSku}</span> {Note}
                </span>
              </li>
            ))}
          </ul>,
        ],
      }))}
      empty="No quote is open."
    />
  );
}
