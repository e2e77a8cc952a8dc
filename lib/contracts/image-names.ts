import type { FamilyDefinition } from '@/lib/domain/family';
import type { ImageNames } from '@/lib/domain/image-names';
import { isRecord } from './prices';

/** `Path` plus a file name or null per layer (DESIGN §10). */
export type WireImageNames = Readonly<Record<string, string | null>> & { readonly Path: string };

export function imageNamesToWire(names: ImageNames): WireImageNames {
  return { ...names.layers, Path: names.path };
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
