export { sendQuoteRoute as POST } from '@/lib/server/quotes/routes';
