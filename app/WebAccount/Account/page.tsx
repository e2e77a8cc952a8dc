import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { AccountSettings } from '@/components/account/settings/account-settings';
import { accountMetadata } from '../account-metadata';

export const metadata: Metadata = accountMetadata('Your account');

export default function AccountPage() {
  return (
    <AccountScreen title="Your account" intro="Your password, and where you are signed in.">
      <AccountSettings />
    </AccountScreen>
  );
}
