export { getQuotesCsvRoute as GET } from '@/lib/server/quotes/routes';
