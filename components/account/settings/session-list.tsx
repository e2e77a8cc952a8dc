'use client';

import { useState } from 'react';
import type { WireSession } from '@/lib/contracts/account-settings';
import { endSessions } from '@/lib/client/account-api';
import { Button } from '@/components/ui/button';
import { PasswordForm } from './password-form';
import { SettingsPart } from './settings-part';

interface SessionListProps {
  readonly token: string;
  readonly sessions: readonly WireSession[];
  readonly onChanged: () => void;
}

/** What is to be ended: one session, or all others. */
type Choice = { readonly id: string | null; readonly words: string };

/** Where somebody is logged in, and the end of it: of one, or of all but this one. */
export function SessionList({ token, sessions, onChanged }: SessionListProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [done, setDone] = useState('');
  const others = sessions.filter(({ IsCurrent }) => !IsCurrent);
  const choose = (next: Choice) => {
    setDone('');
    setChoice(next);
  };
  const ended = () => {
    setDone('Ended.');
    setChoice(null);
    onChanged();
  };
  return (
    <SettingsPart title="Where you are signed in" done={done}>
      <ul className="mt-4">
        {sessions.map((session) => (
          <li key={session.Id} className="flex items-center justify-between gap-4 border-b border-line py-3">
            <SessionText {...session} />
            {!session.IsCurrent && (
              <Button
                look="quiet"
                aria-label={`End ${nameOf(session)}`}
                onClick={() => choose({ id: session.Id, words: nameOf(session) })}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && choice === null && (
        <Button look="outline" className="mt-6" onClick={() => choose({ id: null, words: 'all others' })}>
          End all others
        </Button>
      )}
      {choice && (
        <PasswordForm
          key={choice.words}
          action={`End ${choice.words}`}
          send={async ({ Password }) => {
            await endSessions(token, { Password, ...(choice.id !== null && { Id: choice.id }) });
            ended();
          }}
        />
      )}
    </SettingsPart>
  );
}

const nameOf = ({ Browser, Address }: WireSession): string => [Browser || 'Unknown browser', Address].join(', ');
const when = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function SessionText(session: WireSession) {
  return (
    <p className="min-w-0 wrap-anywhere">
      {nameOf(session)}
      <span className="block text-note text-soft">
        {session.IsCurrent ? 'This device' : `Last used ${when(session.LastUsed)}`}
      </span>
    </p>
  );
}
