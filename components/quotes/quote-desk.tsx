'use client';

import { useSession } from '@/lib/client/session';
import { LoginLink } from '../configurator/dealer/login-link';
import { KeptIntoQuote } from './kept-into-quote';
import { QuoteEditor } from './quote-editor';
import { QuoteList } from './quote-list';

interface QuoteDeskProps {
  readonly id: string | null;
  /** An earlier one of the quote; the newest when it is not said. */
  readonly revision?: number;
}

/** A dealer's quotes, or the one with this id; for dealers who are signed in. */
export function QuoteDesk({ id, revision }: QuoteDeskProps) {
  const session = useSession();
  if (session.status === 'in') {
    if (id !== null) return <QuoteEditor key={`${id} ${revision}`} id={id} revision={revision} session={session} />;
    return (
      <QuoteList token={session.token}>
        <KeptIntoQuote session={session} />
      </QuoteList>
    );
  }
  return (
    <>
      <h1 className="type-display text-name">Quotes</h1>
      <p role="status" className="mt-4 text-lead text-soft">
        {session.status === 'checking' ? (
          'One moment…'
        ) : (
          <>
            Please <LoginLink className="underline underline-offset-4">log in</LoginLink> to see your quotes.
          </>
        )}
      </p>
    </>
  );
}
