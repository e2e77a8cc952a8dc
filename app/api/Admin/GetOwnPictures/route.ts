export { ownPicturesRoute as GET } from '@/lib/server/admin/picture-routes';
