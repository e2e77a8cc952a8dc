export { loginRoute as POST } from '@/lib/server/account/account-routes';
