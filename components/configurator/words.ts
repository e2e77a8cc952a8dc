import type { Configuration } from '@/lib/domain/configuration';
import { differences, type Difference } from '@/lib/domain/differences';
import type { Wanted } from '@/lib/domain/outcome';
import type { Candidate } from '@/lib/domain/restrictions';
import { BOTTOM_STAIN } from '@/lib/domain/slots';
import { findPart } from '@/lib/domain/style-index';

/** The name that is read out after a pick, e.g. '42″ × 72″, two leaves' or 'Self-storing leaves removed'. */
export function pickWords(before: Configuration, after: Configuration, candidate: Candidate): string {
  const { sectionId, partId, childPartId } = candidate;
  const names = [partId, childPartId].map((id) => findPart(before.style, sectionId, id)?.displayName ?? '');
  const label = names.filter((name) => name !== '').join(', ');
  const isChosen = ({ picks }: Configuration) => picks.parts[sectionId]?.includes(partId);
  return isChosen(before) && !isChosen(after) ? `${label} removed` : `${label} selected`;
}

/** What a step back or forward has done, e.g. 'Undone: Walnut. Oak again'. */
export function stepWords(deed: 'Undone' | 'Redone', from: Configuration, to: Configuration): string {
  const changes = differences(from, to);
  const names = (side: 'from' | 'to') => changes.flatMap((change) => change[side]?.displayName ?? []).join(', ');
  const gone = names('from');
  const come = names('to');
  if (deed === 'Redone') return come === '' ? `Redone without ${gone}` : `Redone: ${come}`;
  const undone = gone === '' ? 'Undone' : `Undone: ${gone}`;
  return come === '' ? undone : `${undone}. ${come} again`;
}

/** What a pick has taken along or brought back, a sentence each: 'Stain changed to Natural: Walnut has no Burgundy.' */
export function takenAlongWords(changes: readonly Difference[], wanted: Wanted, cause: string): string {
  return changes.map((change) => takenWords(change, wanted.names[change.slot], cause)).join(' ');
}

function takenWords({ slot, label, from, to }: Difference, wanted: string | undefined, cause: string): string {
  const what = slot === BOTTOM_STAIN ? 'Two-tone' : label;
  if (to && to.displayName === wanted) return `${to.displayName} ${label} again.`;
  if (to && from) return `${label} changed to ${to.displayName}: ${cause} has no ${from.displayName}.`;
  if (to) return `${what} added: ${to.displayName}.`;
  return slot === BOTTOM_STAIN
    ? `Two-tone is off: ${cause} has no ${from?.displayName}.`
    : `${what} left out: ${cause} has none.`;
}
