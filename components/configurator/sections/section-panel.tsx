'use client';

import { memo, useState } from 'react';
import { Accordion } from 'radix-ui';
import type { Section } from '@/lib/domain/catalogue';
import type { ConfiguratorState } from '../use-configuration';
import { SectionScopeContext, type SectionScope } from './section-scope';
import { chosenSummary } from './chosen-summary';
import { SECTION_RENDERINGS } from './registry';

interface SectionPanelProps {
  readonly section: Section;
  readonly state: ConfiguratorState;
  readonly isOpen: boolean;
}

/**
 * One step of the accordion. Closed content stays in the document as the server wrote it, hidden, so that the page is
 * whole without scripts; it comes to life, and its pictures load, when it is first opened.
 */
export function SectionPanel({ section, state, isOpen }: SectionPanelProps) {
  const scope = useScopeWhile(isOpen, state);
  const isAlive = useOnceTrue(isOpen);
  return (
    <Accordion.Item value={String(section.id)} className="border-b border-line" data-section={section.normalizedName}>
      <Accordion.Header className="flex">
        <Accordion.Trigger className="group flex min-h-13 w-full items-center gap-4 py-3.5 text-left">
          <span className="min-w-0 font-semibold">{section.displayName}</span>
          <span className="min-w-0 flex-1 truncate text-right text-note text-soft group-hover:text-ink">
            {chosenSummary(state.configuration, section)}
          </span>
          <PlusMinus />
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content forceMount hidden={!isOpen} className="section-content pt-1 pb-6">
        {isAlive || typeof window === 'undefined' ? (
          <div key="alive">
            <SectionBody section={section} scope={scope} />
          </div>
        ) : (
          // What the server wrote is left alone: React makes no part of it its own.
          <div key="written" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </Accordion.Content>
    </Accordion.Item>
  );
}

/** True from the first time that `isTrue` is. */
function useOnceTrue(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}

/** A closed section keeps the scope it last showed: a pick then renders one open section, however many there are. */
function useScopeWhile(isOpen: boolean, live: ConfiguratorState): SectionScope {
  const [scope, setScope] = useState<SectionScope>(live);
  if (isOpen && scope !== live) setScope(live);
  return isOpen ? live : scope;
}

interface SectionBodyProps {
  readonly section: Section;
  readonly scope: SectionScope;
}

const SectionBody = memo(function SectionBody({ section, scope }: SectionBodyProps) {
  const Rendering = SECTION_RENDERINGS[section.type];
  return (
    <SectionScopeContext value={scope}>
      <Rendering section={section} />
    </SectionScopeContext>
  );
});

/** A plus whose upright vanishes when the section opens. */
function PlusMinus() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0 text-soft" stroke="currentColor">
      <path d="M0 6h12" strokeWidth="1.4" />
      <path
        d="M6 0v12"
        strokeWidth="1.4"
        className="origin-center transition-transform duration-150 group-data-[state=open]:scale-y-0"
      />
    </svg>
  );
}
