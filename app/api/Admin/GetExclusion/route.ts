export { exclusionRoute as GET } from '@/lib/server/admin/proof-routes';
