import { useId } from 'react';
import clsx from 'clsx';
import { controlLook, FieldFrame, framed, type FieldTexts } from '@/components/ui/field-frame';

interface SelectFieldProps extends FieldTexts {
  /** In a form that is sent as it is. */
  readonly name?: string;
  readonly defaultValue?: string;
  /** What is chosen, where the caller holds it. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** Values, each with what is read. */
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A labelled choice of one of a few. */
export function SelectField({ name, defaultValue, value, onChange, options, ...texts }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...texts}>
      <select
        {...framed(id, texts)}
        name={name}
        defaultValue={defaultValue}
        value={value}
        onChange={onChange && ((event) => onChange(event.target.value))}
        className={clsx('min-h-12', controlLook(texts.error ?? ''))}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
