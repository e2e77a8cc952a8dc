export { setUserDisabledRoute as POST } from '@/lib/server/admin/people-routes';
