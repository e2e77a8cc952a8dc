'use client';

import type { KeyboardEvent } from 'react';
import type { Section } from '@/lib/domain/catalogue';
import { NO_NEWS, type ConfiguratorState } from '../use-configuration';
import { useNextPictures } from '../preview/use-next-pictures';
import { useOpenSection } from './open-section';
import { sectionOrder } from './section-order';
import { SectionPanel } from './section-panel';

/** Sections of a style: opening one closes the others, a click toggles (specification §2.2). The first starts open. */
export function SectionAccordion({ state }: { readonly state: ConfiguratorState }) {
  const { configuration, news } = state;
  const { pictured, others } = sectionOrder(configuration);
  const { open, first } = useOpenSection();
  // A visitor who has not touched anything may only be passing by.
  const isInUse = open !== first || news !== NO_NEWS;
  const opened = [...pictured, ...others].find(({ id }) => String(id) === open);
  useNextPictures(configuration, (isInUse && opened) || null);
  const panel = (section: Section) => (
    <SectionPanel key={section.id} section={section} state={state} isOpen={section === opened} />
  );
  return (
    <div onKeyDown={moveAmongHeadings}>
      {pictured.map(panel)}
      {others.length > 0 && pictured.length > 0 && <NonPicturedDivider />}
      {others.map(panel)}
    </div>
  );
}

const TARGETS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** From heading to heading by arrows (the accordion pattern of the ARIA Authoring Practices). */
function moveAmongHeadings(event: KeyboardEvent<HTMLElement>): void {
  const headings = [...event.currentTarget.querySelectorAll<HTMLElement>('h3 > button')];
  const at = headings.findIndex((heading) => heading === event.target);
  const target = TARGETS[event.key];
  if (at < 0 || !target) return;
  event.preventDefault();
  headings[target(at, headings.length)]?.focus();
}

function NonPicturedDivider() {
  return <p className="type-eyebrow border-b border-line pt-9 pb-3 text-accent">Non-Pictured Options</p>;
}
