'use client';

import { useId, useState } from 'react';
import { parseDiscount } from '@/lib/domain/discount';
import { discountStore } from '@/lib/client/dealer-settings';
import { useStoredText } from '@/lib/client/stored-text';
import { SettingsRow, figureInput } from './settings-row';

/** A text that is no discount yet and may become one: '', '0', '0.', '0.0', '.'. */
const BEGINNING = /^0*\.?0*$/;
const SURPLUS_DECIMALS = /^(\d*\.\d\d)\d+$/;

/** '% OFF' (specification §5.4): above 0, below 100, two decimals; anything else clears it. */
export function DiscountField() {
  const id = useId();
  const stored = useStoredText(discountStore) ?? '';
  const [text, setText] = useState(stored);
  // The field follows what another panel sets, and leaves a beginning such as '12.' to who is typing it.
  if (parseDiscount(text) !== (stored === '' ? null : parseDiscount(stored))) setText(stored);

  const change = (typed: string) => {
    const cut = typed.replace(SURPLUS_DECIMALS, '$1');
    const percent = parseDiscount(cut);
    setText(percent !== null || BEGINNING.test(cut) ? cut : '');
    discountStore.set(percent === null ? null : String(percent));
  };
  return (
    <SettingsRow label={<label htmlFor={id}>% OFF</label>}>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min="0"
        max="99.99"
        step="any"
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => {
          // React does not see what the browser itself calls no number.
          if (event.target.validity.badInput) event.target.value = '';
          setText(stored);
        }}
        className={figureInput()}
      />
    </SettingsRow>
  );
}
