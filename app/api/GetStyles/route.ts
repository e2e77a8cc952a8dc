export { getStyles as GET } from '@/lib/server/showroom/styles-route';
