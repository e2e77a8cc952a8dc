export { answerQuoteRoute as POST } from '@/lib/server/quotes/routes';
