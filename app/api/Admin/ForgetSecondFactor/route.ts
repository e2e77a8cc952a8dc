export { forgetSecondFactorRoute as POST } from '@/lib/server/admin/people-routes';
