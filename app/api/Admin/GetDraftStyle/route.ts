export { styleRoute as GET } from '@/lib/server/admin/catalogue-routes';
