import type { ComponentType } from 'react';
import type { Section, SectionType } from '@/lib/domain/catalogue';
import { BasicSection } from './basic-section';
import { ChildSectionsFlyout } from './child-sections-flyout';
import { DescriptionFlyout } from './description-flyout';
import { FinishOptionsSection, MultiSelectSection } from './grouped-sections';
import { LeafFlyout } from './leaf-flyout';
import { StainSection } from './stain-section';

/** The rendering of each section type; a new type is one line here (SPEC §2 "Section renderings"). */
export const SECTION_RENDERINGS: Readonly<Record<SectionType, ComponentType<{ readonly section: Section }>>> = {
  Basic: BasicSection,
  Stain: StainSection,
  Flyout: FlyoutSection,
  FinishOptions: FinishOptionsSection,
  MultiSelect: MultiSelectSection,
};

/** The three kinds of flyout: whole sections, leaf or solid top, and words (SPEC §3). */
function FlyoutSection({ section }: { readonly section: Section }) {
  if (section.childSections.length > 0) return <ChildSectionsFlyout section={section} />;
  if (section.childSlot !== null) return <LeafFlyout section={section} />;
  return <DescriptionFlyout section={section} />;
}
