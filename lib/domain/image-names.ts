import type { FamilyDefinition, ImageToken, LayerDefinition } from './family';
import type { Selection } from './selection';
import { slotPart } from './build-selection';

/** Layer file names of a configuration (SPEC §3 "Image names", DESIGN §10). */
export interface ImageNames {
  /** Folder of the family's pictures, with a slash at its end. */
  readonly path: string;
  /** Layer key → file name below `path`; null where the configuration has no such layer or no picture of it. */
  readonly layers: Readonly<Record<string, string | null>>;
}

const NO_FINISH = 'none';

/** Names every layer the configuration should have; whether the picture is made is the server's to say. */
export function imageNames(family: FamilyDefinition, selection: Selection): ImageNames {
  return {
    path: `/images/${family.imageFolder}/`,
    layers: Object.fromEntries(family.layers.map((layer) => [layer.key, layerName(layer, selection)])),
  };
}

function layerName(layer: LayerDefinition, selection: Selection): string | null {
  if (layer.appliesTo && !layer.appliesTo(selection)) return null;
  const geometry = tokens(layer.geometry, selection);
  const finish = layer.finish.length === 0 ? NO_FINISH : tokens(layer.finish, selection);
  if (geometry === null || finish === null) return null;
  return `${layer.key.toLowerCase()}/${geometry}/${finish}.webp`;
}

function tokens(sources: readonly ImageToken[], selection: Selection): string | null {
  const found = sources.map(({ slot, field, fallbackSlot }) => {
    const part = slotPart(selection, slot) ?? (fallbackSlot ? slotPart(selection, fallbackSlot) : null);
    return part?.[field] ?? '';
  });
  return found.includes('') ? null : found.join('-');
}

/** A part's thumbnail: `{part}` is its image name, `{<Slot>}` the one chosen there; null when a token is missing. */
export function thumbnailAddress(template: string, part: { imageName: string }, selection: Selection): string | null {
  let isWhole = template !== '';
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const token = name === 'part' ? part.imageName : (slotPart(selection, name)?.imageName ?? '');
    if (token === '') isWhole = false;
    return token;
  });
  return isWhole ? address : null;
}
