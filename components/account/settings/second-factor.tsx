'use client';

import { useState } from 'react';
import {
  codeRequestSchema,
  passwordRequestSchema,
  removeSecondFactorRequestSchema,
  type AccountAnswer,
  type NewFactor,
} from '@/lib/contracts/account-settings';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '@/lib/client/account-api';
import { PasswordField } from '@/components/ui/password-field';
import { AccountFields } from '../account-fields';
import { CodeField } from '../code-field';
import { ProblemNote } from '../problem-note';
import { useAccountForm } from '../use-account-form';
import { linesBeside } from './lines-beside';
import { QrCode } from './qr-code';
import { SettingsPart } from './settings-part';

interface SecondFactorProps {
  readonly token: string;
  readonly state: AccountAnswer['SecondFactor'];
  readonly onChanged: () => void;
}

const INTRO = 'With an authenticator app, a password alone opens nothing.';
const REQUIRED = `${INTRO} This shop asks for one: without it you have the rights of a dealer.`;

/** The authenticator app of a super user or administrator: set up in two steps, and removed. */
export function SecondFactor({ token, state, onChanged }: SecondFactorProps) {
  const [factor, setFactor] = useState<NewFactor | null>(null);
  const changed = () => {
    setFactor(null);
    onChanged();
  };
  return (
    <SettingsPart
      title="Authenticator app"
      intro={state.IsRequired ? REQUIRED : INTRO}
      done={state.IsOn ? 'In use: logins ask for its code.' : ''}
    >
      {state.IsOn && <RemoveForm token={token} onDone={changed} />}
      {!state.IsOn && factor === null && <BeginForm token={token} onDone={setFactor} />}
      {!state.IsOn && factor !== null && <ConfirmForm token={token} factor={factor} onDone={changed} />}
    </SettingsPart>
  );
}

function BeginForm({ token, onDone }: { readonly token: string; readonly onDone: (factor: NewFactor) => void }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const form = useAccountForm({
    schema: passwordRequestSchema,
    initial: { Password: '' },
    send: async (request) => onDone(await beginSecondFactor(token, request)),
    onRefused: (error) => setLines(linesBeside(error)),
  });
  return (
    <AccountFields
      onSubmit={form.submit}
      action="Set up"
      isBusy={form.isSending}
      problem={<ProblemNote lines={lines} />}
    >
      <PasswordField label="Password" autoComplete="current-password" {...form.field('Password')} />
    </AccountFields>
  );
}

interface ConfirmFormProps {
  readonly token: string;
  readonly factor: NewFactor;
  readonly onDone: () => void;
}

function ConfirmForm({ token, factor, onDone }: ConfirmFormProps) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const form = useAccountForm({
    schema: codeRequestSchema,
    initial: { Code: '' },
    send: async (request) => {
      await confirmSecondFactor(token, request);
      onDone();
    },
    onRefused: (error) => setLines(linesBeside(error)),
  });
  return (
    <AccountFields
      onSubmit={form.submit}
      action="Confirm"
      isBusy={form.isSending}
      problem={<ProblemNote lines={lines} />}
    >
      <QrCode text={factor.Uri} title="What the authenticator app reads" />
      <p className="text-soft">
        Scan it with the app, or type this key:
        <code className="mt-1 block font-semibold wrap-anywhere text-ink">{factor.Secret}</code>
      </p>
      <CodeField {...form.field('Code')} />
    </AccountFields>
  );
}

function RemoveForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const form = useAccountForm({
    schema: removeSecondFactorRequestSchema,
    initial: { Password: '', Code: '' },
    send: async (request) => {
      await removeSecondFactor(token, request);
      onDone();
    },
    onRefused: (error) => setLines(linesBeside(error)),
  });
  return (
    <AccountFields
      onSubmit={form.submit}
      action="Remove"
      isBusy={form.isSending}
      problem={<ProblemNote lines={lines} />}
    >
      <PasswordField label="Password" autoComplete="current-password" {...form.field('Password')} />
      <CodeField {...form.field('Code')} />
    </AccountFields>
  );
}
