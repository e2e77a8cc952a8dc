export { partsRoute as GET } from '@/lib/server/admin/catalogue-routes';
