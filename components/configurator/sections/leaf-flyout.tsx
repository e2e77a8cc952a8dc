'use client';

import { ToggleGroup } from 'radix-ui';
import type { Part, Section } from '@/lib/domain/catalogue';
import { findPart } from '@/lib/domain/style-index';
import { useSectionScope } from './section-scope';
import { OpenerRow } from './flyout-row';
import { PartOption } from './part-option';
import { ROW_LIST } from './layouts';
import { toggledValue } from './part-list';
import { isPicturedPart } from './part-notes';
import { useFlyout } from './use-flyout';

/** Sizes whose flyout offers leaf or solid top; picking there picks both (SPEC §2, §4). */
export function LeafFlyout({ section }: { readonly section: Section }) {
  const { configuration, choose } = useSectionScope();
  const flyout = useFlyout();
  const chosen = (configuration.picks.parts[section.id] ?? []).map(String);
  const pickWithoutChild = (id: string | undefined) => {
    const part = section.parts.find((candidate) => String(candidate.id) === id);
    if (part?.childParts.length === 0) choose({ sectionId: section.id, partId: part.id });
  };
  return (
    <ToggleGroup.Root
      type="multiple"
      orientation="vertical"
      data-flyout-list
      aria-label={section.displayName}
      value={chosen}
      onValueChange={(next) => pickWithoutChild(toggledValue(chosen, next))}
      className={ROW_LIST}
    >
      {section.parts.map((part) => (
        <LeafRow
          key={part.id}
          section={section}
          part={part}
          isSelected={chosen.includes(String(part.id))}
          flyout={flyout}
          onPick={(childPartId) => {
            choose({ sectionId: section.id, partId: part.id, childPartId });
            flyout.close();
          }}
        />
      ))}
    </ToggleGroup.Root>
  );
}

interface LeafRowProps {
  readonly section: Section;
  readonly part: Part;
  readonly isSelected: boolean;
  readonly flyout: ReturnType<typeof useFlyout>;
  readonly onPick: (childPartId: number) => void;
}

function LeafRow({ section, part, isSelected, flyout, onPick }: LeafRowProps) {
  const { configuration } = useSectionScope();
  const { style, picks } = configuration;
  if (part.childParts.length === 0) {
    const restriction = configuration.restrictionOf({ sectionId: section.id, partId: part.id });
    return <PartOption part={part} restriction={restriction} isSelected={isSelected} layout="row" />;
  }
  const chosenChild = isSelected ? findPart(style, section.id, picks.childParts[section.id]) : null;
  return (
    <OpenerRow
      id={part.id}
      flyout={flyout}
      isChoice
      name={pictured(part)}
      note={chosenChild?.displayName ?? ''}
      isSelected={isSelected}
      panel={
        <ToggleGroup.Root
          type="single"
          aria-label={`${part.displayName}: leaf or solid top`}
          value={chosenChild ? String(chosenChild.id) : ''}
          onValueChange={(id) => (id ? onPick(Number(id)) : flyout.close())}
          className={ROW_LIST}
        >
          {part.childParts.map((child) => (
            <PartOption
              key={child.id}
              part={child}
              restriction={configuration.restrictionOf({
                sectionId: section.id,
                partId: part.id,
                childPartId: child.id,
              })}
              isSelected={chosenChild?.id === child.id}
              layout="compact"
            />
          ))}
        </ToggleGroup.Root>
      }
    />
  );
}

const pictured = (part: Part): string =>
  isPicturedPart(part.id) ? `${part.displayName} (Pictured)` : part.displayName;
