import { NextRequest } from 'next/server';
import { POST as auth } from '@/app/api/auth/[...nextauth]/route';
import { POST as login } from '@/app/api/AccountWeb/login/route';
import { POST as register } from '@/app/api/AccountWeb/register/route';
import { POST as reset } from '@/app/api/AccountWeb/ResetPassword/route';
import { POST as forgot } from '@/app/api/ForgotPassword/route';
import { GET as getPage } from '@/app/api/GetPage/route';
import { POST as prices } from '@/app/api/GetTablePrices/route';
import { freshAddress, from } from './account/people';
import { catalogueDatabase } from './catalogue-database';
import { expectProblem, get, post, postNothing } from './calls';
import { HARVEST_SELECTION } from './harvest-leg';

catalogueDatabase();

const LONG = `${'a'.repeat(3_000)}@home.test`;

describe('A request that no screen of ours makes is refused, and nothing breaks', () => {
  it.each([
    ['a NUL in an e-mail', login, { Email: 'a\0@home.test', Password: 'x' }],
    ['a NUL in a dealer code', register, { Email: 'a@home.test', Password: 'long enough', DealerCode: 'A\0' }],
    ['a NUL in a name', prices, { ...HARVEST_SELECTION, ['a\0']: 1 }],
    ['an e-mail of 3,000 letters', login, { Email: LONG, Password: 'x' }],
    ['an e-mail of 3,000 letters to reset', reset, { Email: LONG, ResetToken: 'x', NewPassword: 'long enough' }],
  ])('%s', async (_, call, body) => {
    expectProblem(await post(call, '/api/x', body, from(freshAddress())), 400, 'Malformed request');
  });

  it('an e-mail of 3,000 letters that has forgotten its password', async () => {
    const query = new URLSearchParams({ Email: LONG });
    expectProblem(await postNothing(forgot, `/api/ForgotPassword?${query}`), 400, 'Malformed request');
  });

  it.each([
    ['application/json', '{', 400],
    ['application/json', '[]', 400],
    ['application/json', '{"Email":"a\\u0000"}', 400],
    ['application/x-www-form-urlencoded', 'Email=a%00', 400],
    ['application/x-www-form-urlencoded', 'x'.repeat(64 * 1024 + 1), 413],
    ['text/plain', 'hello', 415],
    ['multipart/form-data; boundary=x', '--x', 415],
  ])('%s to next-auth: %.20s', async (type, body, status) => {
    const request = new NextRequest('http://localhost:3000/api/auth/callback/credentials', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    const answer = await auth(request, { params: Promise.resolve({ nextauth: ['callback', 'credentials'] }) });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
  });
});

it('No validator speaks for us', async () => {
  const bodies = [{}, { StyleId: 'x' }, { StyleId: null }, { StyleId: 1.5 }, { StyleId: 17, Wood: {} }];
  const answers = await Promise.all([
    get(getPage, '/api/GetPage'),
    get(getPage, '/api/GetPage?catId=x'),
    ...bodies.map((body) => post(prices, '/api/GetTablePrices', body)),
    post(login, '/api/AccountWeb/login', { Email: 17, Password: [] }),
  ]);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(
    /invalid input|expected|received|zod|unrecognized|too (?:big|small)/i,
  );
});
