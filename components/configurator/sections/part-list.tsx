'use client';

import type { Part, Section } from '@/lib/domain/catalogue';
import { holdsOne } from '@/lib/domain/family';
import { Choices } from '@/components/ui/choices';
import { useSectionScope } from './section-scope';
import { NONE, NoneOption } from './none-option';
import { PartOption, type OptionLayout, type PartFace } from './part-option';

interface PartListProps {
  readonly section: Section;
  /** Those of the section, unless the list shows only some. */
  readonly parts?: readonly Part[];
  /** Name of the list for a screen reader; the section's, unless it has more lists. */
  readonly label?: string;
  readonly layout: OptionLayout;
  readonly className: string;
  readonly isBottomStain?: boolean;
  /** The same function from one pick to the next, or every option is drawn anew. */
  readonly face?: PartFace;
}

/**
 * A list of parts of which one can be picked, any number in a multi-select section, or one or none in an option list that
 * holds one. Arrows only move the focus.
 */
export function PartList({
  section,
  parts = section.parts,
  label = section.displayName,
  layout,
  className,
  isBottomStain,
  face,
}: PartListProps) {
  const { configuration, choose } = useSectionScope();
  const { picks } = configuration;
  const isOptional = section.type === 'MultiSelect';
  const mayBeNone = isOptional && holdsOne(configuration.family, section);
  const isMultiple = isOptional && !mayBeNone;
  const selectedIds = isBottomStain ? [picks.bottomStainId] : (picks.parts[section.id] ?? []);
  const candidateOf = (partId: number) => ({ sectionId: section.id, partId, ...(isBottomStain && { isBottomStain }) });
  const chosen = parts.find((part) => selectedIds.includes(part.id));
  const pick = (value: string) => {
    const isChosen = selectedIds.includes(Number(value));
    if (value === NONE) return chosen && choose(candidateOf(chosen.id));
    // Picking what is chosen takes it away, where there may be none.
    if (isOptional || !isChosen) choose(candidateOf(Number(value)));
  };
  return (
    <Choices kind={isMultiple ? 'any' : 'one'} aria-label={label} onChoose={pick} className={className}>
      {mayBeNone && <NoneOption chosen={chosen ? candidateOf(chosen.id) : null} />}
      {parts.map((part) => (
        <PartOption
          key={part.id}
          part={part}
          candidate={candidateOf(part.id)}
          isSelected={selectedIds.includes(part.id)}
          layout={layout}
          isMultiple={isMultiple}
          face={face}
        />
      ))}
    </Choices>
  );
}
