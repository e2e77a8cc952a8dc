export { accountRoute as GET } from '@/lib/server/account/own-account-routes';
