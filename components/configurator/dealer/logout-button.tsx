'use client';

import { useState } from 'react';
import { logout } from '@/lib/client/account-api';
import { Icon } from '@/components/ui/icon';
import { Messages } from '../messages';
import { ACCOUNT_LOOKS, type AccountLook } from './account-looks';

const FAILED = 'Logout failed. You are still logged in; please try again.';

/** Ends the session and reloads the page; says so when it did not work (specification §4.6, §8). */
export default function LogoutButton({ look }: { readonly look: AccountLook }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [message, setMessage] = useState('');
  const leave = async () => {
    setIsLeaving(true);
    try {
      await logout();
    } catch (error) {
      setIsLeaving(false);
      setMessage(FAILED);
      throw error;
    }
  };
  return (
    <>
      <button type="button" disabled={isLeaving} className={ACCOUNT_LOOKS[look]} onClick={() => void leave()}>
        {look === 'icon' && <Icon name="logout" />}
        Logout
      </button>
      <Messages message={message} onClose={() => setMessage('')} />
    </>
  );
}
