export { reportCsvRoute as GET } from '@/lib/server/admin/proof-routes';
