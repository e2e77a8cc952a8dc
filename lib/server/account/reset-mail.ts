import 'server-only';
import { env } from '../env';
import type { Mail } from '../mail/send';
import { RESET_MINUTES } from './reset-token';

/** The mail with the link to the reset form (SPEC §2 "WebAccount/password-reset"). */
export function resetMail(email: string, token: string): Mail {
  const link = `${env.SITE_URL}/WebAccount/password-reset?${new URLSearchParams({ email, token })}`;
  return {
    to: email,
    subject: `Set a new password for ${env.SHOP_NAME}`,
    text: [
      `Somebody, most likely you, asked to set a new password for your ${env.SHOP_NAME} account.`,
      `Open this link within ${RESET_MINUTES} minutes; it works once:`,
      link,
      'If it was not you, leave this mail alone: your password stays as it is.',
    ].join('\n\n'),
  };
}
