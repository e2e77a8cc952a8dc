export { putPictureRoute as POST } from '@/lib/server/admin/picture-routes';
