'use client';

import { useState } from 'react';
import { lazyFeature } from '@/components/ui/lazy-feature';
import type { MessagesProps } from './conflict/message-popup';

const MessagePopup = lazyFeature(() => import('./conflict/message-popup'));

/** The popup, loaded with the first message and kept from then on, so that it can fade out. */
export function Messages(props: MessagesProps) {
  const [hasSpoken, setHasSpoken] = useState(false);
  if (props.message !== '' && !hasSpoken) setHasSpoken(true);
  if (!hasSpoken) return null;
  const dismiss = () => {
    setHasSpoken(false);
    props.onClose();
  };
  return <MessagePopup inWords={props.message} onDismiss={dismiss} props={props} />;
}
