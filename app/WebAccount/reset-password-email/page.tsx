import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { ResetRequestForm } from '@/components/account/reset-request-form';
import { accountMetadata } from '../account-metadata';

export const metadata: Metadata = accountMetadata('Forgot password');

export default function RequestResetPage() {
  return (
    <AccountScreen
      title="Forgot your password?"
      intro="We send a link to the address you registered with. It works once, within an hour."
    >
      <ResetRequestForm />
    </AccountScreen>
  );
}
