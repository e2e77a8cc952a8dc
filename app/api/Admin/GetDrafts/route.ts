export { draftsRoute as GET } from '@/lib/server/admin/catalogue-routes';
