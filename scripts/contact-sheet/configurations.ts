import { buildSelection } from '../../lib/domain/build-selection';
import type { CatalogueSnapshot, Style } from '../../lib/domain/catalogue';
import { defaultPicks } from '../../lib/domain/default-picks';
import { imageNames } from '../../lib/domain/image-names';
import { partsOfSlot } from '../../lib/domain/layer-geometries';
import { pick } from '../../lib/domain/pick';
import { styleIndex } from '../../lib/domain/style-index';
import { familyOf } from '../../lib/families/registry';

/** What is chosen instead of a style's default: slot → image name. */
export type Choice = Readonly<Record<string, string>>;

/** Layer addresses, from the bottom up, of a style with some parts chosen by their image names. */
export function layersOf(style: Style, choice: Choice = {}): readonly string[] {
  const family = familyOf(style);
  let picks = defaultPicks(family, style);
  for (const [slot, imageName] of Object.entries(choice)) {
    for (const section of styleIndex(style).sections) {
      const part = section.slot === slot && section.parts.find((candidate) => candidate.imageName === imageName);
      if (part) picks = pick(family, style, picks, { type: 'pick', sectionId: section.id, partId: part.id });
    }
  }
  const names = imageNames(family, buildSelection(family, style, picks));
  return family.layers.flatMap(({ key }) => {
    const name = names.layers[key];
    return name ? [names.path + name] : [];
  });
}

/** Every part with a picture that may fill a slot, once, with the first style that offers it. */
export function partsWithStyle(snapshot: CatalogueSnapshot, slot: string) {
  const found = new Map<string, { readonly imageName: string; readonly label: string; readonly style: Style }>();
  for (const style of snapshot.stylesById.values()) {
    for (const { imageName, displayName } of partsOfSlot(style, slot)) {
      if (imageName !== '' && !found.has(imageName)) found.set(imageName, { imageName, label: displayName, style });
    }
  }
  return [...found.values()];
}
