import type { LayerDefinition } from '@/lib/domain/family';
import { imageToken, leadingLayer } from '@/lib/domain/image-names';
import { layerGeometries } from '@/lib/domain/layer-geometries';
import { neverShown } from '@/lib/domain/visibility';
import { exampleWith } from './example';
import { atStyle, shownParts, type StyleCheck } from './style-check';

/** Whether a pass `family/layer/geometry` has been rendered. */
export type HasPass = (family: string, layer: string, geometry: string) => boolean;

/** Every choice of a style listed as pictured has its picture (specification §18.5). */
export function checkPictures(check: StyleCheck, hasPass: HasPass): void {
  const { family, style, start, row, report } = check;
  if (!row.isPictured) return;
  const never = neverShown(family, style);
  for (const layer of family.layers) {
    if (layer.appliesTo && !layer.appliesTo(start.selection)) continue;
    if (leadingLayer(family, layer) !== layer) continue;
    for (const tokens of layerGeometries(style, layer, never)) {
      const geometry = tokens.join('-');
      const folder = layer.key.toLowerCase();
      if (hasPass(family.imageFolder, folder, geometry)) continue;
      const message = `missing picture ${family.imageFolder}/${folder}/${geometry} of ${style.normalizedName}`;
      report('missing-picture', atStyle(check), message, exampleWith(check, ...partsCalled(check, layer, tokens)));
    }
  }
}

/** The parts that each token of a layer's name may come from. */
const partsCalled = (check: StyleCheck, { geometry }: LayerDefinition, tokens: readonly string[]) =>
  geometry.flatMap((token, at) => {
    const { slot, fallbackSlot } = token;
    const parts = [slot, ...(fallbackSlot === undefined ? [] : [fallbackSlot])].flatMap((of) => shownParts(check, of));
    const ids = parts.flatMap((part) => (imageToken(token, () => part) === tokens[at] ? [part.id] : []));
    return ids.length > 0 ? [ids] : [];
  });
