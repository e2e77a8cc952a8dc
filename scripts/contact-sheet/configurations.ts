import { buildSelection } from '../../lib/domain/build-selection';
import type { Part, Section, Style } from '../../lib/domain/catalogue';
import { defaultPicks } from '../../lib/domain/default-picks';
import type { FamilyDefinition } from '../../lib/domain/family';
import { imageNames } from '../../lib/domain/image-names';
import { partsOfSlot } from '../../lib/domain/layer-geometries';
import { pick } from '../../lib/domain/pick';
import type { Picks } from '../../lib/domain/picks';
import { styleIndex } from '../../lib/domain/style-index';
import { familyOf } from '../../lib/families/registry';

/** What is chosen instead of a style's default: slot → image name. */
export type Choice = Readonly<Record<string, string>>;

/** Layer addresses, from the bottom up, of a style with some parts chosen by their image names. */
export function layersOf(style: Style, choice: Choice = {}): readonly string[] {
  const family = familyOf(style);
  let picks = defaultPicks(family, style);
  for (const [slot, imageName] of Object.entries(choice)) {
    for (const section of styleIndex(style).sections)
      picks = pickByImage(family, style, picks, section, slot, imageName);
  }
  const names = imageNames(family, buildSelection(family, style, picks));
  return family.layers.flatMap(({ key }) => {
    const name = names.layers[key];
    return name ? [names.path + name] : [];
  });
}

/** The section's part, or for a leaf the chosen size's child part, of that image name; nothing changes without one. */
function pickByImage(
  family: FamilyDefinition,
  style: Style,
  picks: Picks,
  section: Section,
  slot: string,
  imageName: string,
) {
  const isNamed = (part: Part): boolean => part.imageName === imageName;
  const chosen = section.parts.find((part) => picks.parts[section.id]?.includes(part.id));
  const part = section.childSlot === slot ? chosen : section.slot === slot ? section.parts.find(isNamed) : undefined;
  if (!part) return picks;
  const child = section.childSlot === slot ? part.childParts.find(isNamed) : undefined;
  const action = { type: 'pick', sectionId: section.id, partId: part.id } as const;
  return pick(family, style, picks, child ? { ...action, childPartId: child.id } : action);
}

/** Every part with a picture that may fill a slot, once, with the first style that offers it. */
export function partsWithStyle(styles: readonly Style[], slot: string) {
  const found = new Map<string, { readonly imageName: string; readonly label: string; readonly style: Style }>();
  for (const style of styles) {
    for (const { imageName, displayName } of partsOfSlot(style, slot)) {
      if (imageName !== '' && !found.has(imageName)) found.set(imageName, { imageName, label: displayName, style });
    }
  }
  return [...found.values()];
}
