import { useId, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly label: string;
  /** Message under the field; absent or '' while it is in order. */
  readonly error?: string;
  /** What to know before typing. */
  readonly hint?: string;
  /** A control at the right end, inside the field's border. */
  readonly end?: ReactNode;
}

/** A labelled text field. Hint and error are its description, so they are read out with it. */
export function Field({ label, error = '', hint = '', end, readOnly, id: givenId, ...input }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative flex">
        <input
          id={id}
          readOnly={readOnly}
          aria-invalid={error !== ''}
          aria-describedby={descriptions || undefined}
          className={clsx(
            'min-h-12 w-full min-w-0 rounded-soft border px-3.5 text-base transition-colors duration-150',
            readOnly ? 'bg-sand text-soft' : 'bg-card',
            error === '' ? 'border-edge' : 'border-alert',
            end !== undefined && 'pr-20',
          )}
          {...input}
        />
        {end}
      </div>
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
