import { POST as sendEmail } from '@/app/api/SendEmail/route';
import { POST as sendByBody } from '@/app/api/SendEmailByBody/route';
import { database } from '@/lib/server/db';
import { bearer, freshAddress, from, makeUser, tokenOf } from '../account/people';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, post, postNothing, type Answer } from '../calls';
import { letter, send } from './letters';

catalogueDatabase();

describe('Limits of mail', () => {
  const letTimePass = () => database().rateLimiterFlexible.deleteMany();
  const expectTooMany = (found: Answer) => {
    expectProblem(found, 429, 'Too many requests');
    expect(Number(found.headers.get('retry-after'))).toBeGreaterThan(3000);
  };
  const tryTimes = async (times: number, call: () => Promise<Answer>) => {
    for (let each = 0; each < times; each += 1) expect((await call()).status).toBe(202);
  };

  it('are 60 mails an address and hour; what is refused does not count', async () => {
    const address = from(freshAddress());
    for (let each = 0; each < 5; each += 1) expect((await send({}, address)).status).toBe(400);
    await tryTimes(60, () => send(letter(), address));
    expectTooMany(await send(letter(), address));
    await letTimePass();
    expect((await send(letter(), address)).status).toBe(202);
  });

  it('are 20 mails a recipient and hour, copies as well, however the address is written', async () => {
    await tryTimes(19, () => send(letter({ toAddress: 'often@home.test' })));
    await tryTimes(1, () => send(letter({ ccAddress: 'OFTEN+again@home.test' })));
    expectTooMany(await send(letter({ toAddress: 'Often@home.test' })));
    expectTooMany(await send(letter({ ccAddress: 'often+once.more@home.test' })));
  });

  it('are 120 mails an account and hour, from wherever; copies to the account’s own address do not count', async () => {
    const { email } = await makeUser();
    const token = bearer(await tokenOf(email));
    const call = () => send(letter({ ccAddress: email }), { ...token, ...from(freshAddress()) });
    await tryTimes(120, call);
    expectTooMany(await call());
  });

  it('hold on both calls together', async () => {
    const address = from(freshAddress());
    await tryTimes(60, () => post(sendByBody, '/api/SendEmailByBody', letter(), address));
    const query = new URLSearchParams({ toAddress: 'a@home.test', ccAddress: 'b@home.test', message: 'x' });
    expectTooMany(await postNothing(sendEmail, `/api/SendEmail?${query}`, address));
  });
});
