import type { FamilyDefinition } from '@/lib/domain/family';
import type { ImageNames } from '@/lib/domain/image-names';

/** Addresses of the layers that an image-names answer has, bottom first. */
export function layerAddresses(family: FamilyDefinition, names: ImageNames): readonly string[] {
  return family.layers
    .map(({ key }) => names.layers[key])
    .filter((name) => typeof name === 'string')
    .map((name) => names.path + name);
}
