export { getCodeRoute as GET } from '@/lib/server/account/markup-routes';
