export { rollbackRoute as POST } from '@/lib/server/admin/catalogue-routes';
