export { reportRoute as GET } from '@/lib/server/admin/proof-routes';
