export { markupInfoRoute as GET } from '@/lib/server/account/markup-routes';
