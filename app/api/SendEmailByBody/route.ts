export { sendEmailByBodyRoute as POST } from '@/lib/server/mail/send-email-routes';
