import 'server-only';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Selection } from '@/lib/domain/selection';
import { imageNames, type ImageNames } from '@/lib/domain/image-names';
import { currentLayer } from '../layers/layers';

/** Layer names of a selection, with their versions; a picture that is not made yet is null (DESIGN §10). */
export function availableImageNames(family: FamilyDefinition, selection: Selection): ImageNames {
  const names = imageNames(family, selection);
  const layers = Object.entries(names.layers).map(([layer, name]) => [
    layer,
    name && (currentLayer(names.path + name)?.slice(names.path.length) ?? null),
  ]);
  return { path: names.path, layers: Object.fromEntries(layers) };
}
