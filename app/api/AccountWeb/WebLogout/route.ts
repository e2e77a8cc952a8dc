export { logoutRoute as POST } from '@/lib/server/account/account-routes';
