import { useId } from 'react';
import clsx from 'clsx';
import { controlLook, FieldFrame, framed, type FieldTexts } from '@/components/ui/field-frame';

interface SelectFieldProps extends FieldTexts {
  readonly name: string;
  readonly defaultValue?: string;
  /** Values, each with what is read. */
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A labelled choice of one of a few. */
export function SelectField({ name, defaultValue, options, ...texts }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...texts}>
      <select
        {...framed(id, texts)}
        name={name}
        defaultValue={defaultValue}
        className={clsx('min-h-12', controlLook(texts.error ?? ''))}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
