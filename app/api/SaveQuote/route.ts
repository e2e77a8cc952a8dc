export { saveQuoteRoute as POST } from '@/lib/server/quotes/routes';
