export { getQuoteOrderRoute as GET } from '@/lib/server/quotes/routes';
