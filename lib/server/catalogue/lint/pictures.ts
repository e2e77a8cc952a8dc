import { leadingLayer } from '@/lib/domain/image-names';
import { layerGeometries } from '@/lib/domain/layer-geometries';
import { neverShown } from '@/lib/domain/visibility';
import type { StyleCheck } from './style-check';

/** Whether a pass `family/layer/geometry` has been rendered. */
export type HasPass = (family: string, layer: string, geometry: string) => boolean;

/** Every choice of a style listed as pictured has its picture (specification §18.5). */
export function checkPictures(check: StyleCheck, hasPass: HasPass): void {
  const { family, style, start, entry, report } = check;
  if (!entry.row.isPictured) return;
  const never = neverShown(family, style);
  for (const layer of family.layers) {
    if (layer.appliesTo && !layer.appliesTo(start.selection)) continue;
    if (leadingLayer(family, layer) !== layer) continue;
    for (const geometry of layerGeometries(style, layer, never).map((tokens) => tokens.join('-'))) {
      const folder = layer.key.toLowerCase();
      if (!hasPass(family.imageFolder, folder, geometry)) {
        report(entry.at, `missing picture ${family.imageFolder}/${folder}/${geometry} of ${style.normalizedName}`);
      }
    }
  }
}
