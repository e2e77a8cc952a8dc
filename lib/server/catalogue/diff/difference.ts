import type { Difference } from '@/lib/contracts/admin/answers';
import type { CatalogueRows } from '../rows';
import { baseBook } from '../drafts/draft-state';
import type { Book } from '../drafts/book';
import { changesBetween, type ChangedValue, type Changes } from './changes';
import { editWords } from './edit-words';
import { proven } from '../prover/prover';

const GROUPS = {
  Price: 'Prices',
  Percent: 'Prices',
  TwoTone: 'Prices',
  Restriction: 'Restrictions',
} as const;
const groupOf = ({ target }: ChangedValue): 'Prices' | 'Restrictions' | 'Other' =>
  Object.entries(GROUPS).find(([kind]) => kind === target.Kind)?.[1] ?? 'Other';

/** All of it, the exact number of designs too: that counts styles anew where more than prices has changed. */
export async function differenceOf(before: CatalogueRows, after: CatalogueRows): Promise<Difference> {
  const [old, book] = [baseBook(before), baseBook(after)];
  const changes = changesBetween(old, book);
  const designs = before === after ? [] : await proven('designs', { now: before, then: after }, undefined);
  return { ...inWords(old, book, changes), Designs: [...designs] };
}

/** In a few words: '312 prices changed, 1 added, 2 restrictions changed'; '' for none. */
export function summaryOf(before: CatalogueRows, after: CatalogueRows): string {
  return summary(changesBetween(baseBook(before), baseBook(after)));
}

function inWords(before: Book, after: Book, changes: Changes): Omit<Difference, 'Designs'> {
  const words = (group: string): string[] =>
    changes.values.filter((change) => groupOf(change) === group).map((change) => wordsOf(before, after, change));
  const name = ({ kind, name: text }: Changes['added'][number]): string =>
    `${kind === 'StyleSection' ? 'section of' : kind.toLowerCase()} ${text}`;
  return {
    Summary: summary(changes),
    Added: changes.added.map(name),
    Removed: changes.removed.map(name),
    Prices: words('Prices'),
    Restrictions: words('Restrictions'),
    Other: words('Other'),
  };
}

function wordsOf(before: Book, after: Book, { target, was, now }: ChangedValue): string {
  const words = editWords(target.Kind === 'List' ? withBoth(before, after) : after, target, was, now);
  const isRise =
    typeof was === 'number' && typeof now === 'number' && was > 0 && groupOf({ target, was, now }) === 'Prices';
  return isRise ? `${words} (${percentText(was, now)})` : words;
}

/** Names of what was listed, even where it is gone. */
const withBoth = (before: Book, after: Book): Book => ({ ...after, parts: new Map([...before.parts, ...after.parts]) });

function summary({ added, removed, values }: Changes): string {
  const count = (group: string): number => values.filter((change) => groupOf(change) === group).length;
  const pieces: readonly (readonly [number, string])[] = [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [count('Prices'), count('Prices') === 1 ? 'price changed' : 'prices changed'],
    [count('Restrictions'), count('Restrictions') === 1 ? 'restriction changed' : 'restrictions changed'],
    [count('Other'), count('Other') === 1 ? 'other change' : 'other changes'],
  ];
  return pieces.flatMap(([number, text]) => (number === 0 ? [] : [`${number} ${text}`])).join(', ');
}

/** By how much a price has risen or fallen, with one decimal at most: '+4 %', '-3.3 %'. */
function percentText(was: number, now: number): string {
  const tenths = Math.round(((now - was) / was) * 1000) / 10;
  return `${tenths > 0 ? '+' : ''}${tenths} %`;
}
