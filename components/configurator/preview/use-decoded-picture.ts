'use client';

import { useEffect, useState } from 'react';
import { layerSrcSet } from '@/lib/client/picture';
import type { Layer, Picture } from '@/lib/domain/picture';

/** Space the preview takes, so that the browser chooses the same file for loading ahead and for showing. */
export const PREVIEW_SIZES = '(min-width: 78rem) 800px, (min-width: 48rem) 66vw, 100vw';

const NO_PICTURE: Picture = { layers: [], missing: [] };

/** Decoded images are kept a while: going back to a choice then swaps without a new request or decode. */
const KEPT_IMAGES = 60;
const decoded = new Map<string, HTMLImageElement>();

/**
 * The picture to show: the target once every layer of it is decoded, until then (or without a
 * target) the one before. All layers change in
 * one state update, so no frame mixes two configurations (DESIGN §11). A layer that fails counts as missing.
 */
export function useDecodedPicture(target: Picture | null): { picture: Picture; isDecoding: boolean } {
  const [shown, setShown] = useState({ target, picture: target ?? NO_PICTURE });
  useEffect(() => {
    if (!target) return;
    let isCurrent = true;
    void decodePicture(target).then((picture) => {
      if (!isCurrent) return;
      setShown((last) => (last.target === target && last.picture === picture ? last : { target, picture }));
    });
    return () => {
      isCurrent = false;
    };
  }, [target]);
  return { picture: shown.picture, isDecoding: target !== null && shown.target !== target };
}

async function decodePicture(target: Picture): Promise<Picture> {
  const outcomes = await Promise.all(target.layers.map((layer) => decodeLayer(layer)));
  const failed = target.layers.filter((_, index) => !outcomes[index]).map(({ key }) => key);
  if (failed.length === 0) return target;
  return {
    layers: target.layers.filter(({ key }) => !failed.includes(key)),
    missing: [...target.missing, ...failed],
  };
}

/** Loads and decodes a layer, so that showing it takes no time; false when that fails. */
export async function decodeLayer(
  { src }: Layer,
  fetchPriority: HTMLImageElement['fetchPriority'] = 'auto',
): Promise<boolean> {
  if (decoded.has(src)) return true;
  const image = new Image();
  image.fetchPriority = fetchPriority;
  image.sizes = PREVIEW_SIZES;
  image.srcset = layerSrcSet(src);
  image.src = src;
  try {
    await image.decode();
  } catch {
    return false;
  }
  decoded.set(src, image);
  for (const oldest of decoded.keys()) {
    if (decoded.size <= KEPT_IMAGES) break;
    decoded.delete(oldest);
  }
  return true;
}
