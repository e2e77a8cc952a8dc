export { createDraftRoute as POST } from '@/lib/server/admin/catalogue-routes';
