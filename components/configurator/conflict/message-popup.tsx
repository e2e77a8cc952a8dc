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
      {state?.message.isConflict && <WaysOut state={state} />}
    </Popup>
  );
}
