export { auditRoute as GET } from '@/lib/server/admin/catalogue-routes';
