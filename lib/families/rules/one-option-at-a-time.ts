import type { FamilyDefinition } from '@/lib/domain/family';
import { styleIndex } from '@/lib/domain/style-index';

/**
 * Before a pick in a list of options its other options are cleared, so that a pick takes the place of the one before;
 * picking the chosen one takes it out, as in every list of options (SPEC §4).
 */
export const oneOptionAtATime =
  (slot: string): NonNullable<FamilyDefinition['hooks']['beforePick']> =>
  (style, picks, action) => {
    if (action.type !== 'pick') return picks;
    const { sectionId, partId } = action;
    const chosen = picks.parts[sectionId] ?? [];
    const isConcerned =
      styleIndex(style).sectionById.get(sectionId)?.slot === slot && chosen.some((id) => id !== partId);
    if (!isConcerned) return picks;
    return { ...picks, parts: { ...picks.parts, [sectionId]: chosen.filter((id) => id === partId) } };
  };
