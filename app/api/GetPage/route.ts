export { getPage as GET } from '@/lib/server/configurator/page-routes';
