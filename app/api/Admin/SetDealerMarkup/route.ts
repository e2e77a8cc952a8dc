export { setDealerMarkupRoute as POST } from '@/lib/server/admin/people-routes';
