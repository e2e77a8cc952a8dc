export { changePasswordRoute as POST } from '@/lib/server/account/own-account-routes';
