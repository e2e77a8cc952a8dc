'use client';

import { Button } from '@/components/ui/button';

/** What a page shows when it could not be made, e.g. while the database is away. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <h1 className="font-display text-name">The workshop is not answering</h1>
      <p className="mt-4 mb-8 text-soft">
        Nothing is lost: your design is in the address. Please try again in a moment.
      </p>
      <Button onClick={reset}>Try again</Button>
    </main>
  );
}
