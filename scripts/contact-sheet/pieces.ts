import type { Part, Style } from '../../lib/domain/catalogue';
import type { Configuration } from '../../lib/domain/configuration';
import type { FamilyDefinition, ImageToken } from '../../lib/domain/family';
import { TOP_STAIN, WOOD } from '../../lib/domain/slots';
import { FAMILIES, configurationOf, familyOf } from '../../lib/families/registry';
import { layersOf } from '../pictures/configurations';
import { shownParts, withPart, withTokens } from './choose';
import type { Cell, Sheet } from './sheet';

const PIECE = { columns: 4, width: 480, height: 276 };
/** What pieces are shown in, so that they compare: light enough for every edge and shade to show. */
const FINISH: Finish = { [WOOD]: 'ch', [TOP_STAIN]: '106' };

/** Picture tokens of a wood and a stain by slot. */
export type Finish = Readonly<Record<string, string>>;

/** A sheet for each slot that shapes a layer or brings its own material: doors, feet, tops, sinks, headboards… */
export function pieceSheets(styles: readonly Style[], finish = FINISH): readonly Sheet[] {
  return FAMILIES.flatMap((family) => {
    const own = styles.filter((style) => familyOf(style) === family);
    return [...lookFields(family)].map(([slot, fields]) => ({
      name: `${family.imageFolder}-${slot.toLowerCase()}`,
      ...PIECE,
      cells: () => cellsOf(own, slot, [...fields], finish),
    }));
  });
}

/** The slots that pieces are told apart by, and the fields of their parts that say so. */
function lookFields(family: FamilyDefinition): ReadonlyMap<string, ReadonlySet<ImageToken['field']>> {
  const found = new Map<string, Set<ImageToken['field']>>();
  const tokens = family.layers.flatMap(({ geometry, ownFinish }) => [...geometry, ...(ownFinish ? [ownFinish] : [])]);
  for (const { slot, fallbackSlot, field } of tokens) {
    for (const each of fallbackSlot === undefined ? [slot] : [slot, fallbackSlot]) {
      found.set(each, (found.get(each) ?? new Set()).add(field));
    }
  }
  return found;
}

/** Each look once, in the first style in which it can be chosen without a conflict. */
function cellsOf(
  styles: readonly Style[],
  slot: string,
  fields: readonly ImageToken['field'][],
  finish: Finish,
): readonly Cell[] {
  const found = new Map<string, Cell>();
  for (const style of styles) {
    for (const part of shownParts(style, slot)) {
      const look = lookOf(part, fields);
      const configuration = look === '' || found.has(look) ? null : configurationWith(style, slot, part, finish);
      if (configuration) found.set(look, { label: `${part.displayName} (${look})`, layers: layersOf(configuration) });
    }
  }
  return [...found.values()];
}

function configurationWith(style: Style, slot: string, part: Part, finish: Finish): Configuration | null {
  const start = configurationOf(style);
  return withPart(withTokens(start, finish), slot, part) ?? withPart(start, slot, part);
}

const lookOf = (part: Part, fields: readonly ImageToken['field'][]): string =>
  fields.includes('imageName') && part.imageName === '' ? '' : fields.flatMap((field) => part[field] || []).join(' ');
