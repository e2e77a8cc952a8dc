import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { ResetForm } from '@/components/account/reset-form';
import { accountMetadata } from '../account-metadata';
import type { Query } from '../return-path';

export const metadata: Metadata = accountMetadata('New password');

const one = (value: string | readonly string[] | undefined): string => (typeof value === 'string' ? value : '');

/** `?email=&token=`, as the mail's link has it. */
export default async function ResetPage({ searchParams }: { readonly searchParams: Query }) {
  const { email, token } = await searchParams;
  return (
    <AccountScreen title="Choose a new password">
      <ResetForm email={one(email)} token={one(token)} />
    </AccountScreen>
  );
}
