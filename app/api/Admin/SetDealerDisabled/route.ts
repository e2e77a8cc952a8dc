export { setDealerDisabledRoute as POST } from '@/lib/server/admin/people-routes';
