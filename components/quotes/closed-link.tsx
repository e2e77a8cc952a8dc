interface ClosedLinkProps {
  readonly kind: 'unknown' | 'revoked' | 'superseded' | 'expired';
}

const WORDS: Readonly<Record<ClosedLinkProps['kind'], readonly [string, string]>> = {
  unknown: ['No quote here', 'This link opens no quote. Please check that it is whole, or ask your dealer.'],
  revoked: ['Quote withdrawn', 'Your dealer has withdrawn this link. Please ask for a new one.'],
  superseded: [
    'There is a newer revision',
    'This quote was replaced by a newer revision, which has a link of its own.',
  ],
  expired: ['Quote expired', 'The last day of this quote is over. Your dealer will price it anew.'],
};

/** What a link says that does not open, and nothing else (specification §23.5). */
export function ClosedLink({ kind }: ClosedLinkProps) {
  const [title, text] = WORDS[kind];
  return (
    <main className="mx-auto max-w-2xl px-4 py-24 md:px-6">
      <h1 className="type-display text-name">{title}</h1>
      <p className="mt-4 text-lead text-soft">{text}</p>
    </main>
  );
}
