import type { Metadata } from 'next';
import { RegisterForm } from '@/components/account/register-form';
import { accountMetadata } from '../account-metadata';
import { ReturningScreen, type ReturningProps } from '../returning-screen';

export const metadata: Metadata = accountMetadata('Register');

export default function RegisterPage(props: ReturningProps) {
  return (
    <ReturningScreen
      {...props}
      title="Register"
      intro="Dealers register with the code we gave them."
      Form={RegisterForm}
    />
  );
}
