export { wholeRoute as GET, wholeRoute as HEAD } from '@/lib/server/pictures/whole';
