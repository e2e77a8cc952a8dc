export { createCodeRoute as POST } from '@/lib/server/admin/people-routes';
