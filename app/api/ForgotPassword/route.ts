export { forgotPasswordRoute as POST } from '@/lib/server/account/account-routes';
