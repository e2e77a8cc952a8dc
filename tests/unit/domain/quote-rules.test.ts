/** Numbers, states and words of quotes (specification §23.1, §23.3, §23.4). */
import { quoteNumber, quotePrefixes } from '@/lib/domain/quote-number';
import { canQuote, QUOTE_STATES, quoteStateAt, QUOTE_TRANSITIONS, type QuoteAction } from '@/lib/domain/quote-states';
import { todayInWords } from '@/lib/domain/quote-today';

const firstPrefixes = (name: string): readonly string[] => {
  const prefixes = quotePrefixes(name);
  return [1, 2, 3].map(() => prefixes.next().value);
};

it.each([
  ['Oak & Sons', ['OAK', 'OAK2', 'OAK3']],
  ['Äpfel 12', ['APF', 'APF2', 'APF3']],
  ['B&B', ['BBX', 'BBX2', 'BBX3']],
  ['木工房', ['XXX', 'XXX2', 'XXX3']],
])('%s may number its quotes %j', (name, prefixes) => {
  expect(firstPrefixes(name)).toEqual(prefixes);
});

it('A number names dealer, year and count', () => {
  expect(quoteNumber('OAK', 2026, 7)).toBe('OAK-2026-0007');
  expect(quoteNumber('OAK2', 2026, 12_345)).toBe('OAK2-2026-12345');
});

const ALLOWED: Readonly<Record<QuoteAction, readonly string[]>> = {
  save: ['Draft'],
  send: ['Draft', 'Sent'],
  accept: ['Sent'],
  decline: ['Sent'],
  revise: ['Sent', 'Declined', 'Expired'],
  revoke: ['Sent'],
  handOver: ['Accepted'],
};

it.each(Object.keys(QUOTE_TRANSITIONS))('What can be done when: %s', (name) => {
  const action = Object.keys(ALLOWED).find((each): each is QuoteAction => each === name);
  if (!action) throw new Error(`${name} is new: say when it can be done`);
  expect(QUOTE_STATES.filter((state) => canQuote(action, state))).toEqual(ALLOWED[action]);
});

it('A sent quote has expired once its last moment is over, an answered one never', () => {
  const end = new Date('2026-12-22T23:59:59.999Z');
  const before = new Date('2026-12-22T23:59:59.998Z');
  expect([quoteStateAt('Sent', end, before), quoteStateAt('Sent', end, end)]).toEqual(['Sent', 'Expired']);
  expect([quoteStateAt('Accepted', before, end), quoteStateAt('Draft', before, end)]).toEqual(['Accepted', 'Draft']);
});

it.each([
  [1600, 1640, [], 'Costs $1,640 today: the price has risen by $40.'],
  [1600, 1500, [], 'Costs $1,500 today: the price has fallen by $100.'],
  [1600, 1600, [], 'Costs the same today.'],
  [1600, null, [], 'Has no price today.'],
  [null, null, [], 'Has no price.'],
  [null, 900, [], 'Costs $900 today.'],
  [1600, null, ['Cherry is not available.'], 'Can no longer be ordered as it is. Cherry is not available.'],
])('Quoted at %s, today %s, in conflict %j: %s', (quoted, today, conflicts, words) => {
  expect(todayInWords(quoted, today, conflicts)).toBe(words);
});
