'use client';

import { useEffect, useMemo } from 'react';
import clsx from 'clsx';
import { pictureQuery } from '@/lib/client/configuration-queries';
import type { Configuration } from '@/lib/domain/configuration';
import type { Picture } from '@/lib/domain/picture';
import { useAnswer } from '@/lib/client/use-answer';
import { isUpright } from '@/lib/families/dimensions/upright';
import { Icon } from '@/components/ui/icon';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { Spinner } from '@/components/ui/spinner';
import { useOpening } from '@/components/ui/use-opening';
import { SizeButton } from '../scale-drawing/size-button';
import { decodeLayer, PREVIEW_FILES } from './decode-picture';
import { LayerStack } from './layer-stack';
import { MissingLayers } from './missing-layers';
import { refinished } from './refinished';
import { useDecodedPicture } from './use-decoded-picture';
import { WholePicture } from './whole-picture';

const Lightbox = lazyFeature(() => import('./lightbox'));

interface PreviewProps {
  readonly configuration: Configuration;
  readonly initialPicture: Picture;
  /** Address of the initial picture as one file, for the first paint. */
  readonly initialWhole?: string | null;
  readonly name: string;
}

/**
 * The layered picture, 800 × 460, and the button that opens it large (specification §2.2). On a phone, where a tower would be
 * a finger wide, an upright piece is shown half as large again and without the empty sides of its picture.
 */
export function Preview({ configuration, initialPicture, initialWhole = null, name }: PreviewProps) {
  const { value, isStale, isFailure, isOffline } = useAnswer(pictureQuery(configuration), initialPicture);
  const {
    picture,
    isWhole,
    isDecoding,
    isOffline: isCutOff,
    onWholeBroken,
  } = useDecodedPicture(value, initialWhole !== null);
  useHeadStart(configuration, picture, isStale);
  const large = useOpening();
  const isTryingAgain = isOffline || isCutOff;
  const isWaiting = isStale || isDecoding;
  const label = `${name} as configured`;
  const { selection } = configuration;
  const hasEmptySides = useMemo(() => isUpright(selection), [selection]);
  return (
    <figure
      aria-busy={isWaiting}
      className={clsx(
        'stage-ground relative mx-auto max-h-[40svh] w-full overflow-hidden md:aspect-[800/460] md:max-h-none md:rounded-stage',
        hasEmptySides ? 'aspect-[533/460]' : 'aspect-[800/460]',
      )}
    >
      <div role="img" aria-label={label} className={clsx('absolute inset-0', hasEmptySides && 'max-md:-inset-x-1/4')}>
        {isWhole && initialWhole !== null ? (
          <WholePicture src={initialWhole} onBroken={onWholeBroken} />
        ) : (
          <LayerStack picture={picture} />
        )}
      </div>
      <MissingLayers missing={picture.missing} />
      <p role="status" className="absolute inset-x-4 top-4 text-note text-ink lg:mr-12">
        {(isFailure || isTryingAgain) && (
          <span className="inline-block rounded-soft bg-card/90 px-3 py-1">
            The picture could not be loaded.{isTryingAgain && ' Trying again.'}
          </span>
        )}
      </p>
      {isWaiting && !isTryingAgain && <Spinner label="Picture is loading" className="absolute top-4 left-4" />}
      <button
        type="button"
        aria-label="Expand image"
        onClick={large.open}
        className={clsx(
          // a small picture is freest below
          'needs-script absolute right-1.5 bottom-1.5 lg:top-3 lg:right-3 lg:bottom-auto grid size-11 place-items-center rounded-round bg-card/95 text-ink shadow-float',
          'transition-colors duration-150 hover:text-accent',
        )}
      >
        <Icon name="expand" />
      </button>
      <SizeButton selection={selection} name={name} />
      {large.isOpen && (
        <Lightbox
          key={large.key}
          onDismiss={large.close}
          props={{ picture, whole: isWhole ? initialWhole : null, label, onClose: large.close }}
        />
      )}
    </figure>
  );
}

/** Asks for the files of a pick's picture along with their names, where those can be told: they are what takes longest. */
function useHeadStart(configuration: Configuration, shown: Picture, isStale: boolean): void {
  useEffect(() => {
    if (!isStale) return;
    // The picture waits for the names the server gives; whatever fails here is asked for again.
    for (const layer of refinished(shown, configuration.imageNames)) void decodeLayer(layer, PREVIEW_FILES);
    // What is shown when the pick comes is what its layers are told from.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [configuration, isStale]);
}
