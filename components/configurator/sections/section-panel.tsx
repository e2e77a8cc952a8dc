'use client';

import { memo, useId, useState } from 'react';
import type { Section } from '@/lib/domain/catalogue';
import { WrittenUntil } from '@/components/ui/written-until';
import type { ConfiguratorState } from '../use-configuration';
import { useOpenSection } from './open-section';
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
  const { toggle } = useOpenSection();
  const id = useId();
  const headingId = `${id}-heading`;
  return (
    <div data-section={section.normalizedName} data-state={isOpen ? 'open' : 'closed'} className="border-b border-line">
      <h3 className="flex">
        <button
          type="button"
          id={headingId}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => toggle(isOpen ? '' : String(section.id))}
          className="group flex min-h-13 w-full items-center gap-4 py-3.5 text-left"
        >
          <span className="min-w-0 font-semibold">{section.displayName}</span>
          <span className="min-w-0 flex-1 truncate text-right text-note text-soft group-hover:text-ink">
            {chosenSummary(state.configuration, section)}
          </span>
          <PlusMinus />
        </button>
      </h3>
      <div id={id} role="region" aria-labelledby={headingId} hidden={!isOpen} className="section-content pt-1 pb-6">
        <WrittenUntil isNeeded={isOpen}>
          <SectionBody section={section} scope={scope} />
        </WrittenUntil>
      </div>
    </div>
  );
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
        className="origin-center pointer-fine:transition-transform pointer-fine:duration-150 group-aria-expanded:scale-y-0"
      />
    </svg>
  );
}
