export { rehearsalRoute as GET } from '@/lib/server/admin/proof-routes';
