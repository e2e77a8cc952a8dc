export { editDraftRoute as POST } from '@/lib/server/admin/catalogue-routes';
