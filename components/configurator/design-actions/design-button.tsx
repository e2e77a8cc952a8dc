'use client';

import { Icon, type IconName } from '@/components/ui/icon';

interface DesignButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** As `aria-keyshortcuts` takes them. */
  readonly keys?: string;
  readonly isPossible?: boolean;
  /** Given for one that is on or off. */
  readonly isPressed?: boolean;
  /** Given for one that opens something in place, with the id of what it has opened. */
  readonly isExpanded?: boolean;
  readonly controls?: string;
  readonly onPress: () => void;
}

/** A small button with its word. While it can do nothing it keeps its place and the focus. */
export function DesignButton(props: DesignButtonProps) {
  const { icon, label, keys, isPossible = true, isPressed, isExpanded, controls, onPress } = props;
  return (
    <button
      type="button"
      aria-disabled={!isPossible}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-keyshortcuts={keys}
      onClick={() => isPossible && onPress()}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-small px-2 text-note font-semibold transition-colors duration-150 hover:bg-sand aria-disabled:font-normal aria-disabled:text-soft aria-disabled:hover:bg-transparent aria-pressed:text-accent"
    >
      <Icon name={icon} className="size-4!" />
      {label}
    </button>
  );
}
