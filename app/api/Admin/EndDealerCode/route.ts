export { endCodeRoute as POST } from '@/lib/server/admin/people-routes';
