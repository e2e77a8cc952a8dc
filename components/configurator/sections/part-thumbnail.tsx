'use client';

import type { ReactNode } from 'react';
import { SteadyImage } from '@/components/ui/steady-image';
import type { Part, Section } from '@/lib/domain/catalogue';
import { thumbnailAddress, thumbnailSubject } from '@/lib/domain/image-names';
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
      {!isDrawn && <Words>{showsNothing ? '–' : NOT_DRAWN}</Words>}
      {isDrawn && (
        <SteadyImage
          key={address}
          src={address}
          loading="lazy"
          decoding="async"
          width={200}
          height={144}
          className={fit === 'cover' ? 'object-cover' : 'object-contain'}
          whenDenied={<Words>Picture not loaded</Words>}
          whenMissing={<Words>{NOT_DRAWN}</Words>}
        />
      )}
    </span>
  );
}

const NOT_DRAWN = 'Not pictured yet';

/** What stands where a picture would, for those who see that there is none: a part's name begins with its own words. */
function Words({ children }: { readonly children: ReactNode }) {
  return (
    <span aria-hidden="true" className="grid size-full place-items-center px-1 text-center text-fine text-soft">
      {children}
    </span>
  );
}
