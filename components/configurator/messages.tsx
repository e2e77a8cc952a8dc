'use client';

import { lazy, Suspense, useState } from 'react';
import type { MessagesProps } from './conflict/message-popup';

const MessagePopup = lazy(() => import('./conflict/message-popup'));

/** The popup, loaded with the first message and kept from then on, so that it can fade out. */
export function Messages(props: MessagesProps) {
  const [hasSpoken, setHasSpoken] = useState(false);
  if (props.message !== '' && !hasSpoken) setHasSpoken(true);
  if (!hasSpoken) return null;
  return (
    <Suspense fallback={null}>
      <MessagePopup {...props} />
    </Suspense>
  );
}
