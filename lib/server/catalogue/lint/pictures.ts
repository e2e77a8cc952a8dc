import type { Part } from '@/lib/domain/catalogue';
import type { LayerDefinition } from '@/lib/domain/family';
import { buildSelection } from '@/lib/domain/build-selection';
import { defaultPicks } from '@/lib/domain/default-picks';
import { styleIndex } from '@/lib/domain/style-index';
import { partsOfSlot, type StyleCheck } from './style-check';

/** Whether a pass `family/layer/geometry` has been rendered. */
export type HasPass = (family: string, layer: string, geometry: string) => boolean;

/** Every choice of a style listed as pictured has its picture (DESIGN §11). */
export function checkPictures(check: StyleCheck, hasPass: HasPass): void {
  const { family, style, entry, report } = check;
  if (!entry.row.isPictured) return;
  const start = buildSelection(family, style, defaultPicks(family, style));
  for (const layer of family.layers) {
    if (layer.appliesTo && !layer.appliesTo(start)) continue;
    for (const geometry of geometries(check, layer)) {
      const folder = layer.key.toLowerCase();
      if (!hasPass(family.imageFolder, folder, geometry)) {
        report(entry.at, `missing picture ${family.imageFolder}/${folder}/${geometry} of ${style.normalizedName}`);
      }
    }
  }
}

/** Names of a layer's geometry over all combinations of parts that may be chosen together. */
function geometries({ style }: StyleCheck, layer: LayerDefinition): ReadonlySet<string> {
  const { pairs } = styleIndex(style);
  const slots = [...new Set(layer.geometry.map((token) => token.slot))];
  let choices: readonly ReadonlyMap<string, Part>[] = [new Map()];
  for (const slot of slots) {
    const parts = partsOfSlot(style, slot);
    choices = choices.flatMap((chosen) =>
      parts
        .filter((part) => ![...chosen.values()].some((other) => pairs.get(part.id)?.includes(other.id)))
        .map((part) => new Map([...chosen, [slot, part]])),
    );
  }
  const names = choices.map((chosen) => layer.geometry.map(({ slot, field }) => chosen.get(slot)?.[field] ?? ''));
  return new Set(names.map((tokens) => tokens.join('-')));
}
