export { nextAuthRoute as GET, nextAuthRoute as POST } from '@/lib/server/account/next-auth-routes';
