export { registerRoute as POST } from '@/lib/server/account/account-routes';
