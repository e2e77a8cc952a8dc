/** How far a revision of a quote has come (specification §23.3). */
export const QUOTE_STATES = ['Draft', 'Sent', 'Accepted', 'Declined', 'Expired', 'Superseded'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];
/** What is written down; that a sent one has expired follows from its last day. */
export type StoredQuoteState = Exclude<QuoteState, 'Expired'>;

interface Transition {
  readonly from: readonly QuoteState[];
  readonly to: StoredQuoteState;
}

/** What can be done with a revision, when, and what it is afterwards. */
export const QUOTE_TRANSITIONS = {
  save: { from: ['Draft'], to: 'Draft' },
  /** Again, too: the customer gets another link to the same. */
  send: { from: ['Draft', 'Sent'], to: 'Sent' },
  accept: { from: ['Sent'], to: 'Accepted' },
  decline: { from: ['Sent'], to: 'Declined' },
  /** Its place is taken by a new draft. */
  revise: { from: ['Sent', 'Declined', 'Expired'], to: 'Superseded' },
  /** Its links open no more. */
  revoke: { from: ['Sent'], to: 'Sent' },
  /** Its order goes to the other system once more. */
  handOver: { from: ['Accepted'], to: 'Accepted' },
} as const satisfies Readonly<Record<string, Transition>>;
export type QuoteAction = keyof typeof QUOTE_TRANSITIONS;

/** The state at a moment. */
export const quoteStateAt = (stored: StoredQuoteState, validUntil: Date, now: Date): QuoteState =>
  stored === 'Sent' && validUntil <= now ? 'Expired' : stored;

/** Whether something can be done in a state. */
export function canQuote(action: QuoteAction, state: QuoteState): boolean {
  const from: readonly QuoteState[] = QUOTE_TRANSITIONS[action].from;
  return from.includes(state);
}
