export { validateRoute as GET } from '@/lib/server/account/account-routes';
