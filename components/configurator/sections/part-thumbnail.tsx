'use client';

import { useCallback, type ReactNode } from 'react';
import { SteadyImage } from '@/components/ui/steady-image';
import type { Part, Section } from '@/lib/domain/catalogue';
import { thumbnailAddress, thumbnailSubject } from '@/lib/domain/image-names';
import type { PartFace } from './part-option';
import { useSectionScope } from './section-scope';

interface PartThumbnailProps {
  readonly section: Section;
  readonly part: Part;
  /** Swatches fill their tile; drawings of legs and tops keep their margins. */
  readonly fit: 'cover' | 'contain';
}

/**
 * A part's picture, at least 64 px high. It loads only once its section is open; one nobody has drawn says so, and what is
 * called `None` has none.
 */
export function PartThumbnail({ section, part, fit }: PartThumbnailProps) {
  const { configuration, missingThumbnails } = useSectionScope();
  const address = thumbnailAddress(section.thumbnailPath, part, configuration.selection);
  const showsNothing = part.imageName === '' && part.code2 === '';
  const isDrawn = address !== null && !missingThumbnails.includes(thumbnailSubject(section.thumbnailPath, part));
  return (
    <span className="thumbnail">
      {!isDrawn && (showsNothing ? NOTHING : NOT_DRAWN)}
      {isDrawn && (
        <SteadyImage
          key={address}
          src={address}
          loading="lazy"
          decoding="async"
          width={200}
          height={144}
          className={fit === 'cover' ? 'object-cover' : 'object-contain'}
          whenDenied={DENIED}
          whenMissing={NOT_DRAWN}
        />
      )}
    </span>
  );
}

/** What stands where a picture would, for those who see that there is none: a part's name begins with its own words. */
function Words({ children }: { readonly children: ReactNode }) {
  return (
    <span aria-hidden="true" className="grid size-full place-items-center px-1 text-center text-fine text-soft">
      {children}
    </span>
  );
}

const NOTHING = <Words>–</Words>;
const NOT_DRAWN = <Words>Not pictured yet</Words>;
const DENIED = <Words>Picture not loaded</Words>;

/** The thumbnails of a list, as one function for as long as the section is the same. */
export function useThumbnails(section: Section, fit: PartThumbnailProps['fit']): PartFace {
  return useCallback((part) => <PartThumbnail section={section} part={part} fit={fit} />, [section, fit]);
}
