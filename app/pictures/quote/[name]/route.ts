export { quotePictureRoute as GET, quotePictureRoute as HEAD } from '@/lib/server/quotes/routes';
