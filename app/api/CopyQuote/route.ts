export { copyQuoteRoute as POST } from '@/lib/server/quotes/routes';
