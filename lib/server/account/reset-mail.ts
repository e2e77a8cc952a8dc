import 'server-only';
import { absolute, resetPath } from '@/lib/contracts/addresses';
import { database } from '../db';
import { env } from '../env';
import { hashSecretToken, makeSecretToken } from '../security/secret-token';

/** How long a reset mail's link works. */
const RESET_MINUTES = 60;

/** The words of an account mail. */
interface AccountMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * The mail with the link to the reset form (specification §2.1); null for an address without an account.
 * Its token is made here, on the way out, so it stands nowhere but in the mail: the database has its hash.
 */
export async function resetMail(email: string): Promise<AccountMail | null> {
  const user = await database().user.findUnique({
    where: { email, disabledAt: null, dealer: { disabledAt: null } },
    select: { id: true },
  });
  if (!user) return null;
  const token = makeSecretToken();
  const kept = { tokenHash: hashSecretToken(token), expiresAt: new Date(Date.now() + RESET_MINUTES * 60_000) };
  // One row a user: a newer request makes the older link useless.
  await database().resetToken.upsert({
    where: { userId: user.id },
    create: { userId: user.id, ...kept },
    update: { ...kept, createdAt: new Date() },
  });
  return letter(email, token);
}

function letter(email: string, token: string): AccountMail {
  const link = absolute(env.SITE_URL, resetPath(email, token));
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
