'use client';

import { useEffect, useState } from 'react';
import { layerSrcSet } from '@/lib/client/picture';
import { untilNextAttempt } from '@/lib/client/reconnect';
import type { Layer, Picture } from '@/lib/domain/picture';

/** Space the preview takes, so that the browser chooses the same file for loading ahead and for showing. */
export const PREVIEW_SIZES = '(min-width: 78rem) 800px, (min-width: 48rem) 66vw, 100vw';

const NO_PICTURE: Picture = { layers: [], missing: [] };

/** Decoded images are kept a while: going back to a choice then swaps without a new request or decode. */
const KEPT_IMAGES = 60;
const decoded = new Map<string, HTMLImageElement>();

/**
 * The picture to show: the target once every layer of it is decoded, until then (or without a target) the one before.
 * All layers change in one state update, so no frame mixes two configurations (specification §18.6). A layer that does
 * not exist counts as missing; one that the network or a server in trouble denies is tried again, and holds all back.
 */
export function useDecodedPicture(target: Picture | null) {
  const [shown, setShown] = useState<{ target: Picture | null; picture: Picture }>({
    target,
    picture: target ?? NO_PICTURE,
  });
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    if (!target) return;
    const stop = new AbortController();
    const onFailure = () => {
      setIsOffline(true);
      // The first picture came undecoded with the page: without one of its layers it is not shown at all.
      setShown((last) => (last.target === target ? { target: null, picture: NO_PICTURE } : last));
    };
    void decodePicture(target, stop.signal, onFailure).then((picture) => {
      if (!picture) return;
      setIsOffline(false);
      setShown((last) => (last.target === target && last.picture === picture ? last : { target, picture }));
    });
    return () => stop.abort();
  }, [target]);
  return { picture: shown.picture, isDecoding: target !== null && shown.target !== target, isOffline };
}

/** The picture without the layers that do not exist, once all others are there; null once nobody waits any more. */
async function decodePicture(target: Picture, signal: AbortSignal, onFailure: () => void): Promise<Picture | null> {
  for (let failures = 1; ; failures += 1) {
    const outcomes = await Promise.all(target.layers.map(loadLayer));
    if (signal.aborted) return null;
    if (!outcomes.includes('denied')) {
      const missing = target.layers.filter((_, index) => outcomes[index] === 'missing').map(({ key }) => key);
      if (missing.length === 0) return target;
      return {
        layers: target.layers.filter(({ key }) => !missing.includes(key)),
        missing: [...target.missing, ...missing],
      };
    }
    onFailure();
    await untilNextAttempt(failures, signal);
    if (signal.aborted) return null;
  }
}

/** An image only says that it failed, so its file is asked after. */
async function loadLayer(layer: Layer): Promise<'decoded' | 'missing' | 'denied'> {
  if (await decodeLayer(layer)) return 'decoded';
  const answer = await fetch(layer.src, { method: 'HEAD' }).catch(() => null);
  return answer !== null && answer.status >= 400 && answer.status < 500 && answer.status !== 429 ? 'missing' : 'denied';
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
