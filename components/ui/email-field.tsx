'use client';

import { Field, type FieldProps } from './field';

/** A field for an e-mail address: no keyboard corrects or capitalizes it. */
export function EmailField(field: Omit<FieldProps, 'type'>) {
  return <Field {...field} type="email" autoCapitalize="none" spellCheck={false} />;
}
