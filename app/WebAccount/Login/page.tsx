import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { LoginForm } from '@/components/account/login-form';
import { accountMetadata } from '../account-metadata';
import { returnPathOf, type Query } from '../return-path';

export const metadata: Metadata = accountMetadata('Login');

export default async function LoginPage({ searchParams }: { readonly searchParams: Query }) {
  return (
    <AccountScreen title="Login" intro="Your prices and discounts are waiting.">
      <LoginForm returnPath={await returnPathOf(searchParams)} />
    </AccountScreen>
  );
}
