import type { FamilyDefinition, FilledSlots } from '@/lib/domain/family';
import { layerApplies, type ImageNames } from '@/lib/domain/image-names';
import { isRecord } from './prices';

/** `Path` plus a file name or null per layer (specification §17.3). */
export type WireImageNames = Readonly<Record<string, string | boolean | null>> & { readonly Path: string };

/** Field that says whether a configuration has a layer, drawn or not (specification §3.9). */
export const showFlag = (layer: string): string => `Show${layer}`;

export function imageNamesToWire({ family, selection }: FilledSlots, names: ImageNames): WireImageNames {
  const flagged = family.hasShowFlags ? family.layers : [];
  const shows = flagged.map((layer) => [showFlag(layer.key), layerApplies(layer, selection)]);
  return { ...names.layers, ...Object.fromEntries(shows), Path: names.path };
}

/** Reads an answer of an image-name call; null when it is not one. */
export function imageNamesFromWire(family: FamilyDefinition, answer: unknown): ImageNames | null {
  if (!isRecord(answer) || typeof answer.Path !== 'string') return null;
  const layers = family.layers.map(({ key }) => {
    const name = answer[key];
    return [key, typeof name === 'string' ? name : null];
  });
  return { path: answer.Path, layers: Object.fromEntries(layers) };
}
