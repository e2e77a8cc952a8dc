import type { HandOver } from '@/lib/contracts/quote-answers';

const WORDS: Readonly<Record<HandOver['State'], string>> = {
  Pending: 'On its way',
  Sent: 'Taken',
  PartlySent: 'Taken',
  Failed: 'Given up',
};

/** How an order was sent to the other system: when, with what end, and what went wrong. */
export function HandOvers({ handOvers }: { readonly handOvers: readonly HandOver[] }) {
  return (
    <section aria-label="Order sent" className="mt-8 max-w-2xl">
      <h2 className="type-display text-title">Order sent</h2>
      {handOvers.length === 0 && <p className="mt-2 text-body text-soft">Not sent to the other system yet.</p>}
      <ul className="figures mt-2 text-body">
        {handOvers.map(({ At, State, Attempts, Problem }) => (
          <li key={At} className="border-b border-line py-2">
            {At.slice(0, 16).replace('T', ' ')} UTC: {WORDS[State]}, {Attempts}{' '}
            {Attempts === 1 ? 'attempt' : 'attempts'}
            {Problem !== '' && <span className="block text-note text-soft">{Problem}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
