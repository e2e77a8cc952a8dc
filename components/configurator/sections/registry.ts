import type { ComponentType } from 'react';
import type { Section, SectionType } from '@/lib/domain/catalogue';
import { BasicSection } from './basic-section';
import { FlyoutSection } from './flyout-section';
import { FinishOptionsSection, MultiSelectSection } from './grouped-sections';
import { StainSection } from './stain-section';

/** The rendering of each section type; a new type is one line here (specification §2.3). */
export const SECTION_RENDERINGS: Readonly<Record<SectionType, ComponentType<{ readonly section: Section }>>> = {
  Basic: BasicSection,
  Stain: StainSection,
  Flyout: FlyoutSection,
  FinishOptions: FinishOptionsSection,
  MultiSelect: MultiSelectSection,
};
