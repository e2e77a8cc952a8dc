'use client';

import { useState } from 'react';
import clsx from 'clsx';
import type { DraftStyleAnswer } from '@/lib/contracts/admin/answers';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { EditWords } from './edit-words';
import { ExcludedShare } from './excluded-share';
import { useEdit } from './use-edit';

interface StyleRestrictionsProps {
  readonly draftId: string;
  readonly styleKey: string;
  readonly restrictions: DraftStyleAnswer['Restrictions'];
  /** How many edits the draft has: what was counted before one no longer holds. */
  readonly version: number;
  /** Names or keys of parts to start with. */
  readonly sought: string;
}

/** Restrictions that are listed at once; a search finds the others. */
const SHOWN = 50;

/** Two or three parts a line, each of which can be lifted and set again. */
export function StyleRestrictions({ draftId, styleKey, restrictions, version, sought }: StyleRestrictionsProps) {
  const [search, setSearch] = useState(sought);
  const { words: outcome, make } = useEdit(draftId);
  const words = search.toLowerCase().split(/\s+/);
  const found = restrictions.filter(({ Names, Parts }) => {
    const text = [...Names, ...Parts].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <div className="mt-4 max-w-[36rem]">
        <Field
          label="Search restrictions"
          type="search"
          value={search}
          hint={`${found.length} of ${restrictions.length}`}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <EditWords words={outcome} />
      <ul className="mt-4 border-t border-line">
        {found.slice(0, SHOWN).map(({ Parts, Names, Now, Base }) => (
          <li
            key={Parts.join(' ')}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line"
          >
            <span className={clsx('wrap-anywhere', Now === false && 'text-soft line-through')}>
              {Names.join(' with ')}
            </span>
            <span className="flex flex-wrap items-center gap-x-4">
              <ExcludedShare
                key={version}
                draftId={draftId}
                styleKey={styleKey}
                parts={Parts}
                name={Names.join(' with ')}
                holds={Now === true}
              />
              {Now !== Base && <span className="type-eyebrow text-accent">{Now === true ? 'new' : 'lifted'}</span>}
              <Button
                look="quiet"
                className="px-0!"
                onClick={() =>
                  void make(
                    [{ Kind: 'Restriction', Style: styleKey, Parts, Was: Now, Now: Now !== true }],
                    `${Names.join(' with ')}: ${Now === true ? 'lifted' : 'set'}.`,
                  )
                }
              >
                {Now === true ? 'Lift' : 'Set again'}
                <span className="sr-only"> {Names.join(' with ')}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && <p className="mt-2 text-soft">The first {SHOWN}. Search for others.</p>}
    </>
  );
}
