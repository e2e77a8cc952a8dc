'use client';

import { useState } from 'react';
import clsx from 'clsx';
import { setCustomerView } from '@/lib/client/dealer-settings';
import { Icon } from '@/components/ui/icon';

/**
 * Turns the screen to a customer and back. On, it is a faint closed eye that means nothing to a customer; the button
 * stays the same one, so that the focus does.
 */
export function CustomerViewSwitch({ isOn }: { readonly isOn: boolean }) {
  const [announcement, setAnnouncement] = useState('');
  const toggle = () => {
    setCustomerView(!isOn);
    setAnnouncement(isOn ? 'Dealer figures are shown' : 'Customer view: dealer figures are hidden');
  };
  return (
    <div className={clsx('ml-auto', isOn && '-my-3 -mr-3')}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label="Customer view"
        title={isOn ? undefined : 'Hides your figures and shows the price to pay'}
        onClick={toggle}
        className={clsx(
          'flex min-h-11 items-center gap-2.5 whitespace-nowrap transition-colors duration-150',
          isOn ? 'w-11 justify-center text-edge hover:text-ink' : 'text-note text-ink hover:text-accent',
        )}
      >
        {!isOn && 'Customer view'}
        <Icon name={isOn ? 'eyeClosed' : 'eye'} />
      </button>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}
