export { draftRoute as GET } from '@/lib/server/admin/catalogue-routes';
