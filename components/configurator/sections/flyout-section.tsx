'use client';

import { useCallback } from 'react';
import type { Part, Section } from '@/lib/domain/catalogue';
import { findPart } from '@/lib/domain/style-index';
import { Choices } from '@/components/ui/choices';
import { useBudgetWord } from '../budget/budget-context';
import { leastPrice, useOptionPrices } from '../option-prices';
import { useSectionScope } from './section-scope';
import { chosenSummary } from './chosen-summary';
import { FlyoutRow } from './flyout-row';
import { PartList } from './part-list';
import { PicturedMark } from './part-notes';
import { PartOption, type PartFace } from './part-option';
import { PartThumbnail } from './part-thumbnail';
import { ROW_LIST } from './layouts';
import { useOpenRows } from './use-open-rows';

/**
 * The three kinds of flyout: whole sections, leaf or solid top, and rows that say in words what they
 * are (specification §3.2).
 */
export function FlyoutSection({ section }: { readonly section: Section }) {
  if (section.childSections.length > 0) return <ChildSections section={section} />;
  if (section.childSlot !== null) return <Sizes section={section} />;
  return <Rows section={section} />;
}

/** A list of its own parts, with small thumbnails where there are any. */
function Rows({ section }: { readonly section: Section }) {
  const face: PartFace = useCallback(
    (part) => (
      <span className="block w-18">
        <PartThumbnail section={section} part={part} fit="cover" />
      </span>
    ),
    [section],
  );
  return (
    <PartList section={section} layout="row" className={ROW_LIST} face={section.hasThumbnails ? face : undefined} />
  );
}

/** Each row opens the parts of one section. */
function ChildSections({ section }: { readonly section: Section }) {
  const { configuration } = useSectionScope();
  const { selection, picks } = configuration;
  const open = useOpenRows();
  // A child section that the family hides fills no slot.
  const shown = section.childSections.filter(
    (child) => child.slot !== null && selection.sections[child.slot] === child,
  );
  return (
    <Choices
      kind="any"
      isVertical
      aria-label={section.displayName}
      onClickCapture={open.dropStrayClick}
      className={ROW_LIST}
    >
      {shown.map((child) => (
        <FlyoutRow
          key={child.id}
          id={child.id}
          open={open}
          name={child.displayName}
          note={chosenSummary(configuration, child)}
          label={child.displayName}
          parts={child.parts}
          chosenId={picks.parts[child.id]?.[0]}
          candidateOf={(part) => ({ sectionId: child.id, partId: part.id })}
        />
      ))}
    </Choices>
  );
}

/**
 * Each size opens leaf or solid top; picking there picks both (specification §2, §4.4). One without any, or with
 * none left, says so itself.
 */
function Sizes({ section }: { readonly section: Section }) {
  const { configuration, choose } = useSectionScope();
  const { style, picks } = configuration;
  const prices = useOptionPrices(configuration);
  const budgetOf = useBudgetWord(configuration);
  const open = useOpenRows();
  const candidateOf = (size: Part, leaf = size.childParts[0]) => ({
    sectionId: section.id,
    partId: size.id,
    childPartId: leaf?.id,
  });
  const isWhole = (size: Part) =>
    size.childParts.every((leaf) => configuration.restrictionOf(candidateOf(size, leaf)).isRefused);
  const isChosen = (size: Part) => picks.parts[section.id]?.includes(size.id) ?? false;
  const pickWhole = (value: string) => {
    const size = section.parts.find((part) => String(part.id) === value);
    if (size && isWhole(size) && !isChosen(size)) choose(candidateOf(size));
  };
  return (
    <Choices
      kind="any"
      isVertical
      aria-label={section.displayName}
      onClickCapture={open.dropStrayClick}
      onChoose={pickWhole}
      className={ROW_LIST}
    >
      {section.parts.map((size) => {
        const isSelected = isChosen(size);
        if (isWhole(size)) {
          return (
            <PartOption key={size.id} part={size} candidate={candidateOf(size)} isSelected={isSelected} layout="row" />
          );
        }
        const leaf = isSelected ? findPart(style, section.id, picks.childParts[section.id]) : null;
        return (
          <FlyoutRow
            key={size.id}
            id={size.id}
            open={open}
            name={
              <>
                {configuration.nameOf(size)}
                <PicturedMark part={size} />
              </>
            }
            note={leaf?.displayName ?? ''}
            price={
              isSelected
                ? null
                : leastPrice(
                    prices,
                    budgetOf,
                    size.childParts.map((each) => candidateOf(size, each)),
                  )
            }
            isSelected={isSelected}
            label={`${configuration.nameOf(size)}: leaf or solid top`}
            parts={size.childParts}
            chosenId={leaf?.id}
            candidateOf={(each) => candidateOf(size, each)}
          />
        );
      })}
    </Choices>
  );
}
