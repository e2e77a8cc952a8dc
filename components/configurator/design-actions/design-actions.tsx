'use client';

import type { ConfiguratorState } from '../use-configuration';
import { BudgetButton } from '../budget/budget-button';
import { DesignButton } from './design-button';
import { KeepButtons } from './keep-buttons';
import { SurpriseButton } from './surprise-button';
import { useShortcuts } from './use-shortcuts';

/** What can be done with the design as a whole (specification §4.7, §4.9). */
export function DesignActions({ state }: { readonly state: ConfiguratorState }) {
  const { steps, startOver, isUsual } = state;
  useShortcuts(steps);
  return (
    <div role="group" aria-label="Your design" className="needs-script -mx-2 flex flex-wrap">
      <DesignButton icon="undo" label="Undo" keys="Control+Z Meta+Z" isPossible={steps.canUndo} onPress={steps.undo} />
      <DesignButton
        icon="redo"
        label="Redo"
        keys="Control+Shift+Z Meta+Shift+Z Control+Y"
        isPossible={steps.canRedo}
        onPress={steps.redo}
      />
      <DesignButton icon="startOver" label="Start over" isPossible={!isUsual} onPress={startOver} />
      <SurpriseButton state={state} />
      <KeepButtons state={state} />
      <BudgetButton state={state} />
    </div>
  );
}
