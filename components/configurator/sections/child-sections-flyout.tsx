'use client';

import { ToggleGroup } from 'radix-ui';
import type { Section } from '@/lib/domain/catalogue';
import { useSectionScope } from './section-scope';
import { chosenSummary } from './chosen-summary';
import { OpenerRow } from './flyout-row';
import { PartOption } from './part-option';
import { ROW_LIST } from './layouts';
import { useFlyout } from './use-flyout';

/** A flyout made of whole sections: each row opens the parts of one (SPEC §3 Flyout section). */
export function ChildSectionsFlyout({ section }: { readonly section: Section }) {
  const { selection } = useSectionScope().configuration;
  const flyout = useFlyout();
  // A child section that the family hides fills no slot.
  const shown = section.childSections.filter(
    (child) => child.slot !== null && selection.sections[child.slot] === child,
  );
  return (
    <ToggleGroup.Root
      type="multiple"
      orientation="vertical"
      data-flyout-list
      aria-label={section.displayName}
      value={[]}
      className={ROW_LIST}
    >
      {shown.map((child) => (
        <ChildSectionRow key={child.id} section={child} flyout={flyout} />
      ))}
    </ToggleGroup.Root>
  );
}

interface ChildSectionRowProps {
  readonly section: Section;
  readonly flyout: ReturnType<typeof useFlyout>;
}

function ChildSectionRow({ section, flyout }: ChildSectionRowProps) {
  const { configuration, choose } = useSectionScope();
  const chosenId = configuration.picks.parts[section.id]?.[0];
  return (
    <OpenerRow
      id={section.id}
      flyout={flyout}
      isChoice={false}
      name={section.displayName}
      note={chosenSummary(configuration, section)}
      isSelected={false}
      panel={
        <ToggleGroup.Root
          type="single"
          aria-label={section.displayName}
          value={chosenId === undefined ? '' : String(chosenId)}
          onValueChange={(id) => {
            if (id) choose({ sectionId: section.id, partId: Number(id) });
            flyout.close();
          }}
          className={ROW_LIST}
        >
          {section.parts.map((part) => (
            <PartOption
              key={part.id}
              part={part}
              restriction={configuration.restrictionOf({ sectionId: section.id, partId: part.id })}
              isSelected={part.id === chosenId}
              layout="compact"
            />
          ))}
        </ToggleGroup.Root>
      }
    />
  );
}
