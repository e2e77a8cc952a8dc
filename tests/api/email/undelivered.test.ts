import { mailDelivery, sink, takenOnce } from './mail-delivery';
import { database } from '@/lib/server/db';
import { describeMails, retryMails } from '@/lib/server/mail/kept-mail';
import { mailQueue } from '@/lib/server/mail/mail-queue';
import { until } from '../calls';
import { HARVEST_SKU } from '../harvest-leg';
import { letter, letTimePass, mailRow, sent, untilIs } from './letters';

mailDelivery();

describe('A recipient that the server refuses', () => {
  it('fails the mail at once; it is listed, and goes out when it is tried again', async () => {
    const id = await sent(letter({ toAddress: 'nobody@home.test', ccAddress: 'nobody@shop.test' }));
    await untilIs(id, 'Failed');
    const [line = ''] = (await describeMails(database())).filter((each) => each.startsWith(id));
    expect(line).toContain('Failed');
    expect(line).toContain('to nobody@home.test');
    expect(line).toContain('1 attempt: ');
    expect(line).not.toContain('Here is the table');
    await database().email.update({ where: { id }, data: { toAddress: 'ann@home.test', ccAddress: 'joe@home.test' } });
    expect(await retryMails(database(), await mailQueue(), id)).toBe(1);
    await untilIs(id, 'Sent');
    expect(sink.find(id)).toHaveLength(1);
    expect(await retryMails(database(), await mailQueue(), id)).toBe(0);
  });

  /** The one notice to a sender, once it is out. */
  const noticeTo = async (toAddress: string): Promise<string> => {
    const isOut = { kind: 'Notice', toAddress, status: 'Sent' } as const;
    await until(async () => (await database().email.count({ where: isOut })) > 0);
    const { id } = await database().email.findFirstOrThrow({ where: isOut });
    return takenOnce(id).mail.text ?? '';
  };

  it('keeps no other from getting it, and the mail is not sent: its sender and the operator are told who has not', async () => {
    const id = await sent(letter({ toAddress: 'nobody@home.test', ccAddress: 'joe@told.test' }));
    await untilIs(id, 'PartlySent');
    expect(sink.find(id)[0]?.to).toEqual(['joe@told.test']);
    expect((await mailRow(id)).lastError).toBe('not taken: nobody@home.test');
    expect(await noticeTo('joe@told.test')).toContain('was not delivered to nobody@home.test');
    const [line = ''] = (await describeMails(database())).filter((each) => each.startsWith(id));
    expect(line).toContain('PartlySent');
    // who has it is not sent it again
    expect(await retryMails(database(), await mailQueue(), id)).toBe(0);
  });

  it('tells the sender when nobody was reached', async () => {
    await sink.stop();
    const id = await sent(letter({ toAddress: 'away@home.test', ccAddress: 'ann@told.test' }));
    await until(async () => (await mailRow(id)).attempts === 1);
    await database().$executeRaw`UPDATE pgboss.job SET retry_count = retry_limit - 1 WHERE id = ${id}::uuid`;
    await letTimePass();
    await untilIs(id, 'Failed');
    await sink.start();
    await letTimePass();
    expect(await noticeTo('ann@told.test')).toContain('was not delivered to away@home.test');
  });

  it('for now only is tried again', async () => {
    const id = await sent(letter({ toAddress: 'later@home.test', ccAddress: 'later@shop.test' }));
    await until(async () => (await mailRow(id)).attempts === 1);
    expect(await mailRow(id)).toMatchObject({ status: 'Pending', lastError: expect.stringContaining('later') });
    await database().email.update({ where: { id }, data: { toAddress: 'ann@home.test', ccAddress: 'joe@home.test' } });
    await letTimePass();
    await untilIs(id, 'Sent');
  });
});

it('With the server down mails wait, and each goes out once when it is back', async () => {
  await sink.stop();
  const ids = await Promise.all(Array.from({ length: 5 }, () => sent(letter({ customSku: HARVEST_SKU }))));
  await until(async () => (await database().email.count({ where: { id: { in: ids }, attempts: { gte: 1 } } })) === 5);
  await letTimePass();
  await until(async () => (await database().email.count({ where: { id: { in: ids }, attempts: { gte: 2 } } })) === 5);
  expect(await database().email.count({ where: { id: { in: ids }, status: 'Pending' } })).toBe(5);
  await sink.start();
  await letTimePass();
  for (const id of ids) await untilIs(id, 'Sent');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(ids.map((id) => sink.find(id).length)).toEqual([1, 1, 1, 1, 1]);
});

it('A mail that has failed to the end is kept as failed', async () => {
  await sink.stop();
  const id = await sent(letter());
  await until(async () => (await mailRow(id)).attempts === 1);
  await database().$executeRaw`UPDATE pgboss.job SET retry_count = retry_limit - 1 WHERE id = ${id}::uuid`;
  await letTimePass();
  await untilIs(id, 'Failed');
  expect(await mailRow(id)).toMatchObject({ attempts: 2, lastError: expect.stringContaining('ECONNREFUSED') });
  await sink.start();
});
