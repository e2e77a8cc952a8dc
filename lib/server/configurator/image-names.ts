import 'server-only';
import { layerPaths } from '@/lib/contracts/addresses';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { ImageNames } from '@/lib/domain/image-names';
import { currentLayer } from '../layers/layers';

/**
 * Layer names of a configuration as the pages of a catalogue have them, with their versions; a picture that is not made yet is
 * null (specification §17.3).
 */
export function availableImageNames(
  { pictures }: Pick<CatalogueSnapshot, 'pictures'>,
  { imageNames: names }: Configuration,
): ImageNames {
  const layers = Object.entries(names.layers).map(([layer, name]) => [
    layer,
    name && (currentLayer(names.path + name, pictures)?.slice(names.path.length) ?? null),
  ]);
  return { path: names.path, layers: Object.fromEntries(layers) };
}

/** Addresses of the layers of a configuration that are made, bottom first. */
export const layerAddresses = (
  snapshot: Pick<CatalogueSnapshot, 'pictures'>,
  configuration: Configuration,
): readonly string[] => layerPaths(configuration.family, availableImageNames(snapshot, configuration));
