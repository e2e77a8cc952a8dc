'use client';

import { memo, use, useId, useState, type ReactNode } from 'react';
import type { Section } from '@/lib/domain/catalogue';
import { WrittenUntil } from '@/components/ui/written-until';
import { OptionPricesContext } from '../option-prices';
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
  const scope = useWhile<SectionScope>(isOpen, state);
  const id = useId();
  const headingId = `${id}-heading`;
  return (
    <div data-section={section.normalizedName} data-state={isOpen ? 'open' : 'closed'} className="border-b border-line">
      <Heading
        id={headingId}
        panelId={id}
        section={section}
        isOpen={isOpen}
        chosen={chosenSummary(state.configuration, section)}
      />
      <div id={id} role="region" aria-labelledby={headingId} hidden={!isOpen} className="section-content pt-1 pb-6">
        <WrittenUntil isNeeded={isOpen}>
          <PricesWhile isOpen={isOpen}>
            <SectionBody section={section} scope={scope} />
          </PricesWhile>
        </WrittenUntil>
      </div>
    </div>
  );
}

/** What a closed section last showed: a pick then renders one open section, however many there are. */
function useWhile<T>(isOpen: boolean, live: T): T {
  const [held, setHeld] = useState({ value: live });
  if (isOpen && held.value !== live) setHeld({ value: live });
  return isOpen ? live : held.value;
}

function PricesWhile({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  return <OptionPricesContext value={useWhile(isOpen, use(OptionPricesContext))}>{children}</OptionPricesContext>;
}

interface HeadingProps {
  readonly id: string;
  readonly panelId: string;
  readonly section: Section;
  readonly isOpen: boolean;
  /** What is chosen in it, in words. */
  readonly chosen: string;
}

const Heading = memo(function Heading({ id, panelId, section, isOpen, chosen }: HeadingProps) {
  const { toggle } = useOpenSection();
  return (
    <h3 className="flex">
      <button
        type="button"
        id={id}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => toggle(isOpen ? '' : String(section.id))}
        className="group flex min-h-13 w-full items-center gap-4 py-3.5 text-left"
      >
        <span className="min-w-0 font-semibold">{section.displayName}</span>
        <span className="min-w-0 flex-1 truncate text-right text-note text-soft group-hover:text-ink">{chosen}</span>
        <PlusMinus />
      </button>
    </h3>
  );
});

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
