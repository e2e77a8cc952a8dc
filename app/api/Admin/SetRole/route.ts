export { setRoleRoute as POST } from '@/lib/server/admin/people-routes';
