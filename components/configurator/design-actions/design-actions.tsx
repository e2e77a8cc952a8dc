'use client';

import { Icon, type IconName } from '@/components/ui/icon';
import type { ConfiguratorState } from '../use-configuration';
import { useShortcuts } from './use-shortcuts';

/** What can be done with the design as a whole (specification §4.7). */
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
    </div>
  );
}

interface DesignButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** As `aria-keyshortcuts` takes them. */
  readonly keys?: string;
  readonly isPossible?: boolean;
  readonly onPress: () => void;
}

/** A small button with its word. While it can do nothing it keeps its place and the focus. */
export function DesignButton({ icon, label, keys, isPossible = true, onPress }: DesignButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={!isPossible}
      aria-keyshortcuts={keys}
      onClick={() => isPossible && onPress()}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-small px-2 text-note font-semibold transition-colors duration-150 hover:bg-sand aria-disabled:font-normal aria-disabled:text-soft aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} className="size-4!" />
      {label}
    </button>
  );
}
