export { saleNotesRoute as POST } from '@/lib/server/sales/routes';
