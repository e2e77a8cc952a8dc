import type { Metadata } from 'next';
import { LoginForm } from '@/components/account/login-form';
import { accountMetadata } from '../account-metadata';
import { ReturningScreen, type ReturningProps } from '../returning-screen';

export const metadata: Metadata = accountMetadata('Login');

export default function LoginPage(props: ReturningProps) {
  return <ReturningScreen {...props} title="Login" intro="Your prices and discounts are waiting." Form={LoginForm} />;
}
