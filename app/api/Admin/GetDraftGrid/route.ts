export { gridRoute as GET } from '@/lib/server/admin/catalogue-routes';
