'use client';

import { lazy, Suspense, useState } from 'react';

const Popup = lazy(() => import('@/components/ui/popup'));

interface MessagesProps {
  readonly message: string;
  readonly onClose: () => void;
}

/** The popup, loaded with the first message and kept from then on, so that it can fade out. */
export function Messages({ message, onClose }: MessagesProps) {
  const [hasSpoken, setHasSpoken] = useState(false);
  if (message !== '' && !hasSpoken) setHasSpoken(true);
  if (!hasSpoken) return null;
  return (
    <Suspense fallback={null}>
      <Popup message={message} onClose={onClose} />
    </Suspense>
  );
}
