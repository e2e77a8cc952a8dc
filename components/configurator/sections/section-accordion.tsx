'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Accordion } from 'radix-ui';
import type { Section } from '@/lib/domain/catalogue';
import { NO_NEWS, type ConfiguratorState } from '../use-configuration';
import { useNextPictures } from '../preview/use-next-pictures';
import { SectionPanel } from './section-panel';

/** Sections of a style: opening one closes the others, a click toggles (specification §2.2). The first starts open. */
export function SectionAccordion({ state }: { readonly state: ConfiguratorState }) {
  const { configuration, news } = state;
  const sections = configuration.visibleSections;
  const pictured = sections.filter((section) => section.isPictured);
  const nonPictured = sections.filter((section) => !section.isPictured);
  const [first] = useState(() => String((pictured[0] ?? nonPictured[0])?.id ?? ''));
  const [open, setOpen] = useState(first);
  // A visitor who has not touched anything may only be passing by.
  const isInUse = open !== first || news !== NO_NEWS;
  useNextPictures(configuration, (isInUse && sections.find(({ id }) => String(id) === open)) || null);
  const openSection = (id: string) => {
    // What closes may have stood above: the heading just used must not slip out of sight.
    flushSync(() => setOpen(id));
    document.querySelector('[data-section][data-state="open"] h3')?.scrollIntoView({ block: 'nearest' });
  };
  const panel = (section: Section) => (
    <SectionPanel key={section.id} section={section} state={state} isOpen={open === String(section.id)} />
  );
  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={openSection}>
      {pictured.map(panel)}
      {nonPictured.length > 0 && pictured.length > 0 && <NonPicturedDivider />}
      {nonPictured.map(panel)}
    </Accordion.Root>
  );
}

function NonPicturedDivider() {
  return <p className="type-eyebrow border-b border-line pt-9 pb-3 text-accent">Non-Pictured Options</p>;
}
