export { endUserSessionsRoute as POST } from '@/lib/server/admin/people-routes';
