'use client';

import { useId, useState } from 'react';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { DesignButton } from '../design-actions/design-button';
import { useHidesShopPrices, usePrices } from '../prices-context';
import type { ConfiguratorState } from '../use-configuration';

const BudgetPanel = lazyFeature(() => import('./budget-panel'));

/** Opens the field for a budget, for those who see prices (specification §15.6). */
export function BudgetButton({ state }: { readonly state: ConfiguratorState }) {
  const { total } = usePrices();
  const isHidden = useHidesShopPrices();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  if (isHidden || (total === null && !isOpen)) return null;
  return (
    <>
      <DesignButton
        icon="budget"
        label="Budget"
        controls={isOpen ? panelId : undefined}
        isExpanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div id={panelId} className="w-full px-2 pb-2">
          <BudgetPanel props={{ state }} onDismiss={() => setIsOpen(false)} />
        </div>
      )}
    </>
  );
}
