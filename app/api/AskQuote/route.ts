export { askQuoteRoute as POST } from '@/lib/server/quotes/routes';
