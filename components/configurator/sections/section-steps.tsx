'use client';

import clsx from 'clsx';
import type { Section } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { Icon } from '@/components/ui/icon';
import { useOpenSection, useReveal } from './open-section';
import { sectionOrder } from './section-order';

/** On to the next step and back, at the thumb. At either end a button stays, so that the focus does. */
export function SectionSteps({ configuration }: { readonly configuration: Configuration }) {
  const { open } = useOpenSection();
  const reveal = useReveal();
  const { pictured, others } = sectionOrder(configuration);
  const sections = [...pictured, ...others];
  const at = sections.findIndex(({ id }) => String(id) === open);
  const go = (section: Section) => reveal(section, true);
  return (
    <nav aria-label="Steps" className="needs-script -mx-2 flex border-b border-line">
      <Step way="Previous" section={at > 0 ? sections[at - 1] : undefined} onGo={go} />
      <Step way="Next" section={sections[at + 1]} onGo={go} />
      <p role="status" className="sr-only">
        {sections[at]?.displayName}
      </p>
    </nav>
  );
}

interface StepProps {
  readonly way: 'Previous' | 'Next';
  /** Undefined where there is no further step. */
  readonly section: Section | undefined;
  readonly onGo: (section: Section) => void;
}

function Step({ way, section, onGo }: StepProps) {
  const isNext = way === 'Next';
  return (
    <button
      type="button"
      aria-disabled={!section}
      onClick={() => section && onGo(section)}
      className={clsx(
        'flex min-h-11 min-w-0 flex-1 items-center gap-1.5 px-2 text-note font-semibold aria-disabled:font-normal aria-disabled:text-soft',
        isNext && 'flex-row-reverse text-right',
      )}
    >
      <Icon name="chevron" className={clsx('size-4', isNext ? '-rotate-90' : 'rotate-90')} />
      <span className="min-w-0 truncate">
        <span className="sr-only">{way}: </span>
        {section?.displayName ?? (isNext ? 'Last step' : 'First step')}
      </span>
    </button>
  );
}
