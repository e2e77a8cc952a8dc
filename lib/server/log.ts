import pino from 'pino';
import { env } from './env';

/** Whatever is logged, these never are (specification §19): at the top, and one and two levels down. */
const SECRETS = [
  'password',
  'Password',
  'ConfirmPassword',
  'NewPassword',
  'token',
  'Token',
  'ResetToken',
  'authorization',
  'cookie',
  'base64Attachment',
  'DATABASE_URL',
];

/** One JSON object a line, on standard output. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  redact: {
    paths: [
      ...SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      'body.message',
      'email.message',
      'mail.text',
      'mail.html',
    ],
    censor: '[hidden]',
  },
});
