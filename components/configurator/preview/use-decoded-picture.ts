'use client';

import { useEffect, useState } from 'react';
import { idle, savesData, whenLoaded } from '@/lib/client/idle';
import type { Picture } from '@/lib/domain/picture';
import { decodePicture, isDecoded } from './decode-picture';

const NO_PICTURE: Picture = { layers: [], missing: [] };

/** The whole picture that came with the page, as one file. It shows the first target and no other. */
type Whole = 'none' | 'shown' | 'broken';

interface Shown {
  readonly target: Picture | null;
  readonly picture: Picture;
  readonly isWhole: boolean;
}

/**
 * The picture to show: the target once every layer of it is decoded, until then (or without a target) the one before.
 * All layers change in one state update, so no frame mixes two configurations (specification §18.6). A layer that does
 * not exist counts as missing; one that the network or a server in trouble denies is tried again, and holds all back.
 * @param hasWhole the page came with the first target as one file; its layers take over once the page has settled
 */
export function useDecodedPicture(target: Picture | null, hasWhole: boolean) {
  const [first] = useState(target);
  const [shown, setShown] = useState<Shown>({ target, picture: target ?? NO_PICTURE, isWhole: hasWhole });
  const [whole, setWhole] = useState<Whole>(hasWhole ? 'shown' : 'none');
  const [isOffline, setIsOffline] = useState(false);
  const isCovered = whole === 'shown' && target === first;
  // A picture of before takes no frame more than the pick itself.
  if (target && target !== shown.target && isDecoded(target)) setShown({ target, picture: target, isWhole: false });

  useEffect(() => {
    if (!target) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onFailure = () => {
      // Nobody misses the layers of a picture that is there.
      if (isCovered) return;
      setIsOffline(true);
      // The first picture came undecoded with the page: without one of its layers it is not shown at all.
      setShown((last) => (last.target === target ? { target: null, picture: NO_PICTURE, isWhole: false } : last));
    };
    void (isCovered ? settled(signal) : Promise.resolve(true)).then(async (isWanted) => {
      const priority = isCovered ? 'low' : 'auto';
      const picture = isWanted ? await decodePicture(target, { signal, onFailure, priority }) : null;
      if (!picture) return;
      setIsOffline(false);
      setShown((last) =>
        last.target === target && last.picture === picture && !last.isWhole
          ? last
          : { target, picture, isWhole: false },
      );
    });
    return () => stop.abort();
  }, [target, isCovered]);

  const isBroken = shown.isWhole && whole === 'broken';
  return {
    picture: isBroken ? NO_PICTURE : shown.picture,
    /** The one file stands where the layers will. */
    isWhole: shown.isWhole && !isBroken,
    isDecoding: target !== null && (shown.target !== target || isBroken),
    isOffline,
    onWholeBroken: () => setWhole('broken'),
  };
}

/** Whether there is time to load what nobody waits for. */
async function settled(signal: AbortSignal): Promise<boolean> {
  if (savesData()) return false;
  await whenLoaded();
  await idle();
  return !signal.aborted;
}
