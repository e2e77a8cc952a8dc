'use client';

import { useState } from 'react';
import {
  codeRequestSchema,
  removeSecondFactorRequestSchema,
  type AccountAnswer,
  type NewFactor,
} from '@/lib/contracts/account-settings';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '@/lib/client/account-api';
import { PasswordField } from '@/components/ui/password-field';
import { CodeField } from '../code-field';
import { PasswordForm } from './password-form';
import { QrCode } from './qr-code';
import { SettingsForm } from './settings-form';
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
      {!state.IsOn && factor === null && (
        <PasswordForm action="Set up" send={async (request) => setFactor(await beginSecondFactor(token, request))} />
      )}
      {!state.IsOn && factor !== null && <ConfirmForm token={token} factor={factor} onDone={changed} />}
    </SettingsPart>
  );
}

interface ConfirmFormProps {
  readonly token: string;
  readonly factor: NewFactor;
  readonly onDone: () => void;
}

function ConfirmForm({ token, factor, onDone }: ConfirmFormProps) {
  return (
    <SettingsForm
      schema={codeRequestSchema}
      initial={{ Code: '' }}
      action="Confirm"
      send={(request) => confirmSecondFactor(token, request).then(onDone)}
    >
      {(field) => (
        <>
          <QrCode text={factor.Uri} title="What the authenticator app reads" />
          <p className="text-soft">
            Scan it with the app, or type this key:
            <code className="mt-1 block font-semibold wrap-anywhere text-ink">{factor.Secret}</code>
          </p>
          <CodeField {...field('Code')} />
        </>
      )}
    </SettingsForm>
  );
}

function RemoveForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  return (
    <SettingsForm
      schema={removeSecondFactorRequestSchema}
      initial={{ Password: '', Code: '' }}
      action="Remove"
      send={(request) => removeSecondFactor(token, request).then(onDone)}
    >
      {(field) => (
        <>
          <PasswordField label="Password" autoComplete="current-password" {...field('Password')} />
          <CodeField {...field('Code')} />
        </>
      )}
    </SettingsForm>
  );
}
