export { cardRoute as GET, cardRoute as HEAD } from '@/lib/server/pictures/card';
