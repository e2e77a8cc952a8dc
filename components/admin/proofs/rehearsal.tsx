'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { AdminPart } from '../admin-title';
import { LargestChanges } from './largest-changes';
import { RehearsedQuotes } from './rehearsed-quotes';
import { RehearsedStyles } from './rehearsed-styles';
import { useRehearsal, type Heard } from './use-rehearsal';

/** What a draft would cost everybody, as it is worked out: what changes most, every style, every open quote. */
export function Rehearsal({ draftId }: { readonly draftId: string }) {
  const { heard, again } = useRehearsal(draftId);
  const { styles, quotes, end, problem } = heard;
  const isGoingOn = !end && problem === '';
  return (
    <>
      <Progress heard={heard} />
      <p role="alert" className="mt-4 font-semibold text-alert empty:hidden">
        {problem}
      </p>
      {!isGoingOn && (
        <Button look="outline" className="mt-4" onClick={again}>
          Rehearse again
        </Button>
      )}
      {end && <LargestChanges byDollars={end.ByDollars} byPercent={end.ByPercent} />}
      {styles.length > 0 && (
        <AdminPart title="Styles">
          <RehearsedStyles draftId={draftId} styles={styles} />
        </AdminPart>
      )}
      {(quotes.length > 0 || end) && (
        <AdminPart title="Open quotes">
          <RehearsedQuotes quotes={quotes} />
        </AdminPart>
      )}
    </>
  );
}

function Progress({ heard: { start, styles, quotes, end, problem } }: { readonly heard: Heard }) {
  const id = useId();
  if (problem !== '') return null;
  if (end) {
    return (
      <p role="status" className="mt-6 text-soft">
        {`Rehearsed ${styles.length} styles and ${quotes.length} open ${quotes.length === 1 ? 'quote' : 'quotes'} in ${(end.Milliseconds / 1000).toFixed(1)} s.`}
      </p>
    );
  }
  return (
    <div className="mt-6 max-w-[36rem]">
      <label htmlFor={id} className="figures text-soft">
        {start
          ? `${styles.length} of ${start.Styles} styles, ${quotes.length} of ${start.Quotes} open quotes`
          : 'Rehearsing…'}
      </label>
      <progress
        id={id}
        max={start ? start.Styles + start.Quotes : undefined}
        value={start ? styles.length + quotes.length : undefined}
        className="mt-2 block h-2 w-full accent-(--color-accent)"
      />
    </div>
  );
}
