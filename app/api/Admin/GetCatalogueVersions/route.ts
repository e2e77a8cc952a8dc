export { versionsRoute as GET } from '@/lib/server/admin/catalogue-routes';
