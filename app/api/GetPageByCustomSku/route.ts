export { getPageByCustomSku as GET } from '@/lib/server/configurator/page-routes';
