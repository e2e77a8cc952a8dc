export { publishDraftRoute as POST } from '@/lib/server/admin/catalogue-routes';
