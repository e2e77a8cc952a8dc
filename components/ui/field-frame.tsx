import type { ReactNode } from 'react';
import clsx from 'clsx';

export interface FieldTexts {
  readonly label: string;
  /** Message under the field; absent or '' while it is in order. */
  readonly error?: string;
  /** What to know before typing. */
  readonly hint?: string;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label, hint and message around a control. */
export function FieldFrame({ id, label, error = '', hint = '', children }: FieldFrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-note text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-note font-semibold text-alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its frame: hint and error are its description, so they are read out with it. */
export function framed(id: string, { error = '', hint = '' }: FieldTexts) {
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error !== '', 'aria-describedby': descriptions || undefined };
}

/** The border and ground of a control. */
export function controlLook(error: string, isReadOnly = false): string {
  return clsx(
    'w-full min-w-0 rounded-soft border px-3.5 text-base transition-colors duration-150',
    isReadOnly ? 'bg-sand text-soft' : 'bg-card',
    error === '' ? 'border-edge' : 'border-alert',
  );
}
