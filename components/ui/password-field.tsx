'use client';

import { useId, useState } from 'react';
import { Field, type FieldProps } from './field';

/** A field whose dots can be turned into letters. */
export function PasswordField(field: Omit<FieldProps, 'type' | 'end' | 'id'>) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...field}
      id={id}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 min-w-16 px-3 text-note font-semibold text-soft transition-colors duration-150 hover:text-ink"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
