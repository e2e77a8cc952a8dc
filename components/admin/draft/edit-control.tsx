'use client';

import { useId } from 'react';
import clsx from 'clsx';
import type { EditConflict } from '@/lib/contracts/admin/answers';
import { controlLook, FieldFrame, framed } from '@/components/ui/field-frame';
import { textOf, type EditField } from './edit-field';

interface EditControlProps {
  readonly field: EditField;
  readonly text: string;
  /** What somebody else has set here meanwhile. */
  readonly conflict: EditConflict | undefined;
  readonly onChange: (text: string) => void;
}

/** The control of one value, with what it was in the base where that differs. */
export function EditControl({ field, text, conflict, onChange }: EditControlProps) {
  const id = useId();
  const { label, control, base, options = [] } = field;
  const before = textOf(control, base);
  const isChanged = text !== before;
  const hint = [field.hint, isChanged && `was ${before === '' ? 'empty' : before.split('\n').join(', ')}`].filter(
    Boolean,
  );
  const error = conflict
    ? `${conflict.Author ?? 'A new version'} set ${textOf(control, conflict.Now) || 'nothing'}`
    : '';
  const texts = { label, error, hint: hint.join('; ') };
  const look = clsx(controlLook(error), isChanged && 'font-semibold');
  if (control === 'flag') {
    return (
      <div className="self-center">
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={text === 'true'}
            onChange={(event) => onChange(String(event.target.checked))}
            className="size-5 accent-(--color-accent)"
          />
          {label}
        </label>
        {isChanged && <p className="text-note text-soft">{before === 'true' ? 'was on' : 'was off'}</p>}
        {error && <p className="text-note font-semibold text-alert">{error}</p>}
      </div>
    );
  }
  return (
    <FieldFrame id={id} {...texts}>
      {control === 'choice' ? (
        <select
          {...framed(id, texts)}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          className={`${look} min-h-12`}
        >
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : control === 'keys' || control === 'lines' ? (
        <textarea
          {...framed(id, texts)}
          value={text}
          rows={Math.min(8, Math.max(2, text.split('\n').length))}
          onChange={(event) => onChange(event.target.value)}
          className={`${look} py-3 leading-6`}
        />
      ) : (
        <input
          {...framed(id, texts)}
          value={text}
          inputMode={control === 'figure' ? 'decimal' : undefined}
          onChange={(event) => onChange(event.target.value)}
          className={`${look} min-h-12`}
        />
      )}
    </FieldFrame>
  );
}
