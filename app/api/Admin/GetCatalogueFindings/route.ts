export { findingsRoute as GET } from '@/lib/server/admin/proof-routes';
