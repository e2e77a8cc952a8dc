'use client';

import type { Section } from '@/lib/domain/catalogue';
import { ChildSectionsFlyout } from './child-sections-flyout';
import { DescriptionFlyout } from './description-flyout';
import { LeafFlyout } from './leaf-flyout';

/** The three kinds of flyout: whole sections, leaf or solid top, and words (SPEC §3). */
export function FlyoutSection({ section }: { readonly section: Section }) {
  if (section.childSections.length > 0) return <ChildSectionsFlyout section={section} />;
  if (section.childSlot !== null) return <LeafFlyout section={section} />;
  return <DescriptionFlyout section={section} />;
}
