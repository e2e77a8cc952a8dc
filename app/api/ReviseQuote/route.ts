export { reviseQuoteRoute as POST } from '@/lib/server/quotes/routes';
