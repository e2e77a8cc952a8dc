'use client';

import { useId } from 'react';
import { Checkbox } from 'radix-ui';
import type { Section } from '@/lib/domain/catalogue';
import { Icon } from '@/components/ui/icon';
import { useSectionScope } from '../configuration-context';
import { ListHeading } from './list-heading';
import { PartList } from './part-list';
import { PartThumbnail } from './part-thumbnail';
import { TILE_GRID } from './layouts';

/** Swatches, the 2-tone checkbox, and with it on a list for the top and one for the bottom (SPEC §2, §4). */
export function StainSection({ section }: { readonly section: Section }) {
  const { picks, toggleTwoTone } = useSectionScope();
  const isTwoTone = picks.bottomStainId !== null;
  const checkboxId = useId();
  return (
    <div className="flex flex-col gap-4">
      <label htmlFor={checkboxId} className="flex min-h-11 cursor-pointer items-center gap-3">
        <Checkbox.Root
          id={checkboxId}
          checked={isTwoTone}
          onCheckedChange={toggleTwoTone}
          className="grid size-5.5 place-items-center rounded-small border border-edge bg-card text-paper data-[state=checked]:border-ink data-[state=checked]:bg-ink"
        >
          <Checkbox.Indicator>
            <Icon name="check" className="size-4" />
          </Checkbox.Indicator>
        </Checkbox.Root>
        <span>
          2-tone <span className="text-soft">a different stain below the top</span>
        </span>
      </label>
      {isTwoTone ? (
        <>
          <ListHeading>Top stain</ListHeading>
          <Swatches section={section} label="Top stain" />
          <ListHeading>Bottom stain</ListHeading>
          <Swatches section={section} label="Bottom stain" isBottomStain />
        </>
      ) : (
        <Swatches section={section} label={section.displayName} />
      )}
    </div>
  );
}

interface SwatchesProps {
  readonly section: Section;
  readonly label: string;
  readonly isBottomStain?: boolean;
}

function Swatches({ section, label, isBottomStain }: SwatchesProps) {
  return (
    <PartList
      section={section}
      parts={section.parts}
      label={label}
      layout="tile"
      className={TILE_GRID}
      isBottomStain={isBottomStain}
      face={(part) => <PartThumbnail section={section} part={part} fit="cover" />}
    />
  );
}
