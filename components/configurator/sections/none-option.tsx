'use client';

import { ToggleGroup } from 'radix-ui';
import clsx from 'clsx';
import { Chosen } from './part-marks';

/** Value of the option that stands for no part. */
export const NONE = 'none';

/** First of a list of options that holds one at most: none of them. */
export function NoneOption({ isSelected }: { readonly isSelected: boolean }) {
  return (
    <ToggleGroup.Item
      value={NONE}
      onClick={(event) => event.currentTarget.focus()}
      className={clsx('group option option-row', isSelected ? 'bg-card ring-2 ring-ink' : 'option-hover')}
    >
      <span className={clsx('option-words', isSelected ? 'font-semibold' : 'font-medium')}>None</span>
      {isSelected && <Chosen />}
    </ToggleGroup.Item>
  );
}
