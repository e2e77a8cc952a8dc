export { getLinkPdfRoute as GET } from '@/lib/server/quotes/routes';
