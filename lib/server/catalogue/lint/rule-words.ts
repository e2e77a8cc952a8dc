import type { Rule } from '@/lib/domain/space/rules';
import { groupBy } from '../group-by';
import { atRestriction, keyOfId, type StyleCheck } from './style-check';

/** Restrictions that one line names. */
const MOST_NAMED = 3;

/** What tells the lines apart that restrictions come from; where there are no lines each stands for itself. */
export const lineOf =
  (check: StyleCheck) =>
  ({ partIds, message }: Rule): string =>
    check.placeOf(atRestriction(check, partIds)) ?? `${partIds.join(' ')} ${message}`;

/** Rules line by line, each with its place; a named rule speaks for itself. */
export const rulesInWords = (check: StyleCheck, rules: readonly Rule[]): string =>
  [...groupBy(rules, lineOf(check)).values()].map((line) => wordsOf(check, line)).join('; ');

function wordsOf(check: StyleCheck, line: readonly Rule[]): string {
  const [first] = line;
  const named = line.flatMap(({ partIds }) =>
    partIds.length > 0 ? [partIds.map((id) => keyOfId(check, id)).join(' with ')] : [],
  );
  if (!first || named.length === 0) return first?.message ?? '';
  const more = named.length > MOST_NAMED ? ` and ${named.length - MOST_NAMED} more` : '';
  const place = check.placeOf(atRestriction(check, first.partIds));
  return `${named.slice(0, MOST_NAMED).join(', ')}${more}${place === null ? '' : ` (${place})`}`;
}
