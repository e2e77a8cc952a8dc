'use client';

import type { ReactNode } from 'react';
import { ToggleGroup } from 'radix-ui';
import type { Part, Section } from '@/lib/domain/catalogue';
import { holdsOne } from '@/lib/domain/family';
import { NO_INLINE_STYLE } from './layouts';
import { useSectionScope } from './section-scope';
import { NONE, NoneOption } from './none-option';
import { PartOption, type OptionLayout } from './part-option';

interface PartListProps {
  readonly section: Section;
  /** Those of the section, unless the list shows only some. */
  readonly parts?: readonly Part[];
  /** Name of the list for a screen reader; the section's, unless it has more lists. */
  readonly label?: string;
  readonly layout: OptionLayout;
  readonly className: string;
  readonly isBottomStain?: boolean;
  readonly face?: (part: Part) => ReactNode;
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
  const selectedIds = isBottomStain ? [picks.bottomStainId] : (picks.parts[section.id] ?? []);
  const candidateOf = (partId: number) => ({ sectionId: section.id, partId, ...(isBottomStain && { isBottomStain }) });
  const options = parts.map((part) => (
    <PartOption
      key={part.id}
      part={part}
      candidate={candidateOf(part.id)}
      isSelected={selectedIds.includes(part.id)}
      layout={layout}
      isMultiple={isOptional && !mayBeNone}
      face={face?.(part)}
    />
  ));
  const pickById = (id: string | undefined) => {
    if (id) choose(candidateOf(Number(id)));
  };
  const chosen = parts.filter((part) => selectedIds.includes(part.id)).map((part) => String(part.id));
  if (mayBeNone || !isOptional) {
    // Picking the chosen option, or none, takes it away.
    const pickOrNone = (id: string) => pickById(mayBeNone && (id === '' || id === NONE) ? chosen[0] : id);
    return (
      <ToggleGroup.Root
        type="single"
        style={NO_INLINE_STYLE}
        aria-label={label}
        value={chosen[0] ?? (mayBeNone ? NONE : '')}
        onValueChange={pickOrNone}
        className={className}
      >
        {mayBeNone && <NoneOption chosen={chosen[0] ? candidateOf(Number(chosen[0])) : null} />}
        {options}
      </ToggleGroup.Root>
    );
  }
  return (
    <ToggleGroup.Root
      type="multiple"
      style={NO_INLINE_STYLE}
      aria-label={label}
      value={chosen}
      onValueChange={(next) => pickById(toggledValue(chosen, next))}
      className={className}
    >
      {options}
    </ToggleGroup.Root>
  );
}

/** The one value that a toggle put into or took out of a list. */
export function toggledValue(before: readonly string[], after: readonly string[]): string | undefined {
  return after.find((value) => !before.includes(value)) ?? before.find((value) => !after.includes(value));
}
