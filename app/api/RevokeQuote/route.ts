export { revokeQuoteRoute as POST } from '@/lib/server/quotes/routes';
