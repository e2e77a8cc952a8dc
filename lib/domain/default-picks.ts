import type { Style } from './catalogue';
import type { FamilyDefinition } from './family';
import type { Picks } from './picks';
import { settle } from './settle';
import { styleIndex } from './style-index';

/** What a style shows before anybody picked anything (DESIGN §5: every style has a valid default). */
export function defaultPicks(family: FamilyDefinition, style: Style): Picks {
  const parts: Record<number, readonly number[]> = {};
  for (const section of styleIndex(style).sections) {
    if (section.defaultPartIds.length > 0) parts[section.id] = section.defaultPartIds;
  }
  return settle(family, style, { parts, childParts: {}, bottomStainId: null, twoToneType: null });
}
