import { useId, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { controlLook, FieldFrame, framed, type FieldTexts } from './field-frame';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldTexts {
  /** A control at the right end, inside the field's border. */
  readonly end?: ReactNode;
}

/** A labelled text field. */
export function Field({ label, error = '', hint = '', end, readOnly, id: givenId, ...input }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = { label, error, hint };
  return (
    <FieldFrame id={id} {...texts}>
      <div className="relative flex">
        <input
          {...framed(id, texts)}
          readOnly={readOnly}
          className={clsx('min-h-12', controlLook(error, readOnly), end !== undefined && 'pr-20')}
          {...input}
        />
        {end}
      </div>
    </FieldFrame>
  );
}
