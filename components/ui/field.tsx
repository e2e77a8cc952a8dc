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

/** A field for an e-mail address: no keyboard corrects or capitalizes it. */
export function EmailField(field: Omit<FieldProps, 'type'>) {
  return <Field {...field} type="email" autoCapitalize="none" spellCheck={false} />;
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & FieldTexts;

/** A labelled field for more than a line. */
export function TextArea({ label, error = '', hint = '', ...area }: TextAreaProps) {
  const id = useId();
  const texts = { label, error, hint };
  return (
    <FieldFrame id={id} {...texts}>
      <textarea
        {...framed(id, texts)}
        className={clsx('min-h-28 resize-y py-3 leading-6', controlLook(error))}
        {...area}
      />
    </FieldFrame>
  );
}
