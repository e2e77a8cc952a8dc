import type { Style } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { holdingParts, nearestDesign } from '@/lib/domain/space/nearest';
import { configurationSpace } from '@/lib/domain/space/space';
import { configurationOf, familyOf } from '../registry';
import { changesFrom, type Build } from './builds';

/**
 * The design that shows what somebody looked for: it has one of these builds and differs in as few choices as can be from
 * what its style starts with (specification §2.7). That start itself when nothing has to differ.
 * @param builds of the style, those that suit
 */
export function designAnswering(style: Style, builds: readonly Build[]): Configuration {
  const start = configurationOf(style);
  const changes = changesFrom(style);
  const [best] = builds.toSorted((a, b) => changes(a) - changes(b));
  if (!best || changes(best) === 0) return start;
  const { variables } = configurationSpace(familyOf(style), style);
  const held = holdingParts(variables, ...best.partIds.map((id) => [id]));
  return (held && nearestDesign(start, held)) ?? start;
}
