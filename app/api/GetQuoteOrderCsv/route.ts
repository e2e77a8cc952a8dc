export { getQuoteOrderCsvRoute as GET } from '@/lib/server/quotes/routes';
