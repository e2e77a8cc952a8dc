import type { Section, Style } from '@/lib/domain/catalogue';
import { Configuration } from '@/lib/domain/configuration';
import type { PickAction } from '@/lib/domain/picks';
import { TWO_TONE } from '@/lib/domain/catalogue';
import { familyOf } from '@/lib/families/registry';
import { legTable } from '@/tests/fixtures/styles/tables';
import { conference } from '@/tests/fixtures/styles/offices';

/** Some sections of a style, each with its first parts: few enough designs to look at them all. */
function cut(style: Style, names: readonly string[], most: number): Style {
  const kept = style.sections.filter(({ normalizedName }) => names.includes(normalizedName));
  const shorter = (section: Section): Section => ({
    ...section,
    parts: section.parts.slice(0, most),
    defaultPartIds: section.defaultPartIds.length > 0 ? section.parts.slice(0, 1).map(({ id }) => id) : [],
  });
  return { ...style, sections: kept.map(shorter) };
}

const names = (style: Style) => style.sections.map(({ normalizedName }) => normalizedName);
const stains = names(legTable).filter((name) => name.startsWith('stain'));

export const plainChoices = cut(legTable, ['size', 'top-shape', 'edge', 'leg', 'surface-treatment', 'sheen'], 3);
const woodsAndStains = cut(legTable, ['edge', 'wood', ...stains], 3);
export const optionLists = cut(
  conference,
  names(conference).filter((name) => !name.startsWith('stain') && name !== 'wood'),
  2,
);

/** Each with what it is about. */
export const SMALL_STYLES: readonly (readonly [string, Style])[] = [
  ['plain choices', plainChoices],
  ['woods with stain lists of their own, and two-tone', woodsAndStains],
  ['lists of options', optionLists],
];

/** Every design of a style, by trying every pick from everywhere: slow, and without any cleverness. */
export function allDesigns(style: Style): readonly Configuration[] {
  const family = familyOf(style);
  const start = new Configuration(family, style);
  const seen = new Map([[keyOf(start), start]]);
  const queue = [start];
  for (let here = queue.pop(); here; here = queue.pop()) {
    for (const action of actionsIn(here)) {
      const next = here.after(action);
      if (seen.has(keyOf(next))) continue;
      seen.set(keyOf(next), next);
      queue.push(next);
    }
  }
  return [...seen.values()].filter(({ isValid, isComplete }) => isValid && isComplete);
}

const keyOf = ({ picks }: Configuration): string => JSON.stringify(picks);

function actionsIn({ family, activeSections }: Configuration): readonly PickAction[] {
  const picks = activeSections.flatMap((section) =>
    section.parts.flatMap((part): readonly PickAction[] => {
      const action = { type: 'pick', sectionId: section.id, partId: part.id } as const;
      const children = part.childParts.map(({ id }) => ({ ...action, childPartId: id }));
      return [action, ...children, ...(section.type === 'Stain' ? [{ ...action, isBottomStain: true }] : [])];
    }),
  );
  const types = (family.twoToneTypes ?? [TWO_TONE.TopDrawerDoor]).map(
    (twoToneType) => ({ type: 'setTwoToneType', twoToneType }) as const,
  );
  return [...picks, { type: 'toggleTwoTone' }, ...types];
}
