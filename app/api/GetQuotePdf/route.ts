export { getQuotePdfRoute as GET } from '@/lib/server/quotes/routes';
