import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { RegisterForm } from '@/components/account/register-form';
import { accountMetadata } from '../account-metadata';
import { returnPathOf, type Query } from '../return-path';

export const metadata: Metadata = accountMetadata('Register');

export default async function RegisterPage({ searchParams }: { readonly searchParams: Query }) {
  return (
    <AccountScreen title="Register" intro="Dealers register with the code we gave them.">
      <RegisterForm returnPath={await returnPathOf(searchParams)} />
    </AccountScreen>
  );
}
