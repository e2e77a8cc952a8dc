export { getQuoteRoute as GET } from '@/lib/server/quotes/routes';
