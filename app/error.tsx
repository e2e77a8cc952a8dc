'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { reloadPage } from '@/lib/client/navigate';
import { onReconnect } from '@/lib/client/reconnect';

/** What a page shows when it could not be made, e.g. while the database is away. */
export default function PageError() {
  useEffect(() => onReconnect(reloadPage), []);
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <h1 className="font-display text-name">The workshop is not answering</h1>
      <p className="mt-4 mb-8 text-soft">Nothing is lost: your design is in the address. Please reload in a moment.</p>
      <Button onClick={reloadPage}>Reload</Button>
    </main>
  );
}
