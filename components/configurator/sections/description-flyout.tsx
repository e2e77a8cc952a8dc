'use client';

import { useId } from 'react';
import { ToggleGroup } from 'radix-ui';
import type { Part, Section } from '@/lib/domain/catalogue';
import { useSectionScope } from './section-scope';
import { FlyoutRow } from './flyout-row';
import { PartOption } from './part-option';
import { PartThumbnail } from './part-thumbnail';
import { ROW_LIST } from './layouts';
import { PartDetails, costLabel, descriptionLines } from './part-notes';
import { useFlyout } from './use-flyout';

/** Parts whose flyout explains them in words; the row itself is what is picked (SPEC §3 IsDescriptionFlyout). */
export function DescriptionFlyout({ section }: { readonly section: Section }) {
  const { configuration, choose } = useSectionScope();
  const flyout = useFlyout();
  const chosenId = configuration.picks.parts[section.id]?.[0];
  return (
    <ToggleGroup.Root
      type="single"
      orientation="vertical"
      data-flyout-list
      aria-label={section.displayName}
      value={chosenId === undefined ? '' : String(chosenId)}
      onValueChange={(id) => id && choose({ sectionId: section.id, partId: Number(id) })}
      className={ROW_LIST}
    >
      {section.parts.map((part) => (
        <DescribedRow key={part.id} section={section} part={part} isSelected={part.id === chosenId} flyout={flyout} />
      ))}
    </ToggleGroup.Root>
  );
}

interface DescribedRowProps {
  readonly section: Section;
  readonly part: Part;
  readonly isSelected: boolean;
  readonly flyout: ReturnType<typeof useFlyout>;
}

function DescribedRow({ section, part, isSelected, flyout }: DescribedRowProps) {
  const panelId = useId();
  const { configuration } = useSectionScope();
  const lines = part.isDescriptionFlyout ? descriptionLines(part) : [];
  const option = (
    <PartOption
      part={part}
      restriction={configuration.restrictionOf({ sectionId: section.id, partId: part.id })}
      isSelected={isSelected}
      layout="row"
      face={
        section.hasThumbnails && (
          <span className="block w-18">
            <PartThumbnail section={section} part={part} fit="cover" />
          </span>
        )
      }
      describedBy={lines.length > 0 ? panelId : undefined}
    >
      {!part.isDescriptionFlyout && <PartDetails part={part} />}
    </PartOption>
  );
  if (lines.length === 0) return option;
  return (
    <FlyoutRow
      {...flyout.rowProps(part.id)}
      onClick={() => flyout.open(part.id)}
      isOpen={flyout.openId === part.id}
      panelId={panelId}
      opener={option}
      panel={
        <span className="block space-y-1 p-2 text-note text-soft">
          {[...lines, costLabel(part)].filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      }
    />
  );
}
