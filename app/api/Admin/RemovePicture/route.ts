export { removePictureRoute as POST } from '@/lib/server/admin/picture-routes';
