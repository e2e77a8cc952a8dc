export { discardDraftRoute as POST } from '@/lib/server/admin/catalogue-routes';
