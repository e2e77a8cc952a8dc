'use client';

import Popup from '@/components/ui/popup';
import type { ConfiguratorState } from '../use-configuration';
import { WaysOut } from './ways-out';

export interface MessagesProps {
  /** Empty hides it. */
  readonly message: string;
  readonly onClose: () => void;
  /** Given when the message may be about a conflict. */
  readonly state?: ConfiguratorState;
}

/** A message; under one about a conflict the ways out of it (specification §14). */
export default function MessagePopup({ message, onClose, state }: MessagesProps) {
  return (
    <Popup message={message} onClose={onClose}>
      {state?.message.isConflict && (
        <>
          <Partners state={state} />
          <WaysOut state={state} />
        </>
      )}
    </Popup>
  );
}

/** What a refused part does not go with, where its message names it alone, as that of a size does (specification §8). */
function Partners({ state: { configuration, message } }: { readonly state: ConfiguratorState }) {
  const names = message.wish ? configuration.restrictionOf(message.wish).invalidPartNames : [];
  const untold = names.filter((name) => !message.text.includes(name));
  if (untold.length === 0) return null;
  return <p className="mt-4 text-body text-soft">It does not go with {untold.join(' and ')}.</p>;
}
