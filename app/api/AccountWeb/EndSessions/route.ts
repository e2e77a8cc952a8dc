export { endSessionsRoute as POST } from '@/lib/server/account/own-account-routes';
