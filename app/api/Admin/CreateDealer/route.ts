export { createDealerRoute as POST } from '@/lib/server/admin/people-routes';
