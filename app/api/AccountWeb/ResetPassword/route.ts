export { resetPasswordRoute as POST } from '@/lib/server/account/account-routes';
