export { isSuperUserRoute as GET } from '@/lib/server/account/markup-routes';
