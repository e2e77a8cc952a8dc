import { impliedRestrictions } from '@/lib/domain/space/implied';
import { rulesInWords } from './rule-words';
import { atRestriction, keyOfId, type StyleCheck } from './style-check';

/** Restrictions that say nothing new: without them the same designs are possible. */
export function checkImplied(check: StyleCheck): void {
  const { family, style, report } = check;
  for (const { partIds, by } of impliedRestrictions(family, style)) {
    const named = partIds.map((id) => keyOfId(check, id)).join(' with ');
    const why = by.length > 0 ? `implied by ${rulesInWords(check, by)}` : 'they are never on show together';
    report(
      'implied-restriction',
      atRestriction(check, partIds),
      `${named} is needless in ${style.normalizedName}: ${why}`,
    );
  }
}
