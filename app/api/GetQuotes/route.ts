export { getQuotesRoute as GET } from '@/lib/server/quotes/routes';
