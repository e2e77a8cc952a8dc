'use client';

import { memo } from 'react';
import type { Configuration } from '@/lib/domain/configuration';
import { styleName } from '@/lib/domain/style-name';
import type { Picture } from '@/lib/domain/picture';
import { preloadAnswers } from '@/lib/client/use-answer';
import type { ConfiguratorProps } from './configurator-props';
import { BudgetProvider } from './budget/budget-context';
import { ChangeNotes } from './design-actions/change-notes';
import { DesignActions } from './design-actions/design-actions';
import { Returning } from './design-actions/returning';
import { Messages } from './messages';
import { OptionPricesProvider } from './option-prices';
import { PrintHead } from './print-head';
import { RenewedNote } from './renewed-note';
import { SessionNote } from './dealer/session-note';
import { PricesProvider, usePrices } from './prices-context';
import { Preview } from './preview/preview';
import { StylePanel } from './price-panel/style-panel';
import { HintProvider } from './sections/hint-context';
import { LensOnDemand } from './sections/lens-on-demand';
import { OpenSectionProvider } from './sections/open-section';
import { SectionAccordion } from './sections/section-accordion';
import { sectionOrder } from './sections/section-order';
import { SectionSteps } from './sections/section-steps';
import { BottomBar } from './summary/bottom-bar';
import { Summary } from './summary/summary';
import { CHOICES_ID } from './skip-link';
import { useConfiguration, type ConfiguratorState } from './use-configuration';

const SUMMARY_ID = 'summary';

interface LayoutProps extends Omit<ConfiguratorProps, 'style' | 'initialPicks'> {
  readonly initial: Configuration;
  readonly initialPicture: Picture;
}

/** The address joins after the first paint, and mostly says nothing new: then nothing is drawn again. */
export function ConfiguratorLayout(props: LayoutProps) {
  const state = useConfiguration(props.initial, props);
  return <Plan {...props} state={state} />;
}

interface PlanProps extends LayoutProps {
  readonly state: ConfiguratorState;
}

/**
 * Where things stand (specification §20.1); the `plan-…` classes of `plan.css` arrange them
 * for phone, medium and wide.
 */
const Plan = memo(function Plan({ initial, initialPicture, state, ...props }: PlanProps) {
  const { configuration } = state;
  const name = styleName(configuration.style);
  const { pictured, others } = sectionOrder(initial);
  return (
    <PricesProvider configuration={configuration} initialPrices={props.initialPrices} given={props.given}>
      <BudgetProvider>
        <OpenSectionProvider first={pictured[0] ?? others[0] ?? null}>
          <main className="plan mx-auto w-full max-w-[92rem]">
            <PrintHead name={name} sku={configuration.sku} />
            <div className="plan-stage">
              <div className="plan-preview">
                <Preview
                  configuration={configuration}
                  initialPicture={initialPicture}
                  initialWhole={props.initialWhole}
                  name={name}
                />
              </div>
              <div className="plan-panel">
                <StylePanel
                  configuration={configuration}
                  name={name}
                  onExplain={state.explainConflicts}
                  categoryLongName={props.categoryLongName}
                  actions={<DesignActions state={state} />}
                  icons={props.icons}
                  terms={props.terms}
                />
              </div>
            </div>
            <section
              id={CHOICES_ID}
              tabIndex={-1}
              aria-labelledby="choices-heading"
              className="plan-sections"
              onPointerEnter={preloadAnswers}
              onFocus={preloadAnswers}
            >
              <h2 id="choices-heading" className="sr-only">
                Your choices
              </h2>
              <HintProvider>
                <OptionPricesProvider state={state}>
                  <SectionAccordion state={state} />
                </OptionPricesProvider>
              </HintProvider>
              <LensOnDemand listId={CHOICES_ID} />
            </section>
            <section id={SUMMARY_ID} aria-labelledby="summary-heading" className="plan-summary">
              <h2 id="summary-heading" className="sr-only">
                Summary
              </h2>
              <Summary state={state} />
            </section>
            <BottomBar summaryHref={`#${SUMMARY_ID}`} steps={<SectionSteps configuration={configuration} />}>
              <Summary state={state} />
            </BottomBar>
            <SessionNote />
            <RenewedNote version={props.catalogueVersion ?? Infinity} configuration={configuration} />
            <PickAnnouncement news={state.news} />
            <ChangeNotes state={state} />
            <Returning state={state} />
            <Messages message={state.message.text} onClose={() => state.say('')} state={state} />
          </main>
        </OpenSectionProvider>
      </BudgetProvider>
    </PricesProvider>
  );
});

/** One polite announcement a pick, once its price is known (specification §20.3). */
function PickAnnouncement({ news: { deed, note } }: Pick<ConfiguratorState, 'news'>) {
  const price = usePrices();
  const isReady = deed !== '' && !price.isStale;
  const total = price.total === null ? price.totalText : `total ${price.totalText}`;
  const unpriced = price.isOffline ? deed : '';
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {isReady ? `${deed}, ${total}` : unpriced}
      {(isReady || price.isOffline) && note !== '' && note !== deed && `. ${note}`}
    </p>
  );
}
