export { diffRoute as GET } from '@/lib/server/admin/catalogue-routes';
