export { handOverQuoteRoute as POST } from '@/lib/server/quotes/routes';
