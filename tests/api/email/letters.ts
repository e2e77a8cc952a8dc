import { POST as sendByBody } from '@/app/api/SendEmailByBody/route';
import { database } from '@/lib/server/db';
import type { EmailStatus } from '@/lib/server/generated/client';
import { freshAddress, from } from '../account/people';
import { post, until, type Answer } from '../calls';

let written = 0;

/** Fields of a good mail, to a customer of its own. */
export const letter = (more: Readonly<Record<string, unknown>> = {}) => ({
  toAddress: `customer${(written += 1)}@home.test`,
  ccAddress: `sender${written}@shop.test`,
  message: 'Here is the table we spoke of.',
  ...more,
});

export const send = (body: unknown, headers: Record<string, string> = from(freshAddress())): Promise<Answer> =>
  post(sendByBody, '/api/SendEmailByBody', body, headers);

/** Sends a mail that is taken; answers its id. */
export async function sent(body: unknown, headers?: Record<string, string>): Promise<string> {
  const found = await send(body, headers);
  expect([found.status, found.body]).toEqual([202, { Id: expect.any(String) }]);
  return String(found.body.Id);
}

export const mailRow = (id: string) => database().email.findUniqueOrThrow({ where: { id } });

export const untilIs = (id: string, status: EmailStatus): Promise<void> =>
  until(async () => (await mailRow(id)).status === status);

/** As if the time had passed after which waiting mails are due again, and workers that are silent are given up. */
export async function letTimePass(): Promise<void> {
  await database().$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`;
  await database().$executeRaw`UPDATE pgboss.job SET started_on = now() - interval '1 minute' WHERE state = 'active'`;
}
