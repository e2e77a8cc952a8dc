import { useId, type ComponentProps } from 'react';
import clsx from 'clsx';
import { controlLook, FieldFrame, framed, type FieldTexts } from './field-frame';

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
