export { salesCsvRoute as GET } from '@/lib/server/sales/routes';
