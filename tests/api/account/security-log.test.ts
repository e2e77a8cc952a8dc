import { readFileSync } from 'node:fs';
import path from 'node:path';
import { POST as changeCall } from '@/app/api/AccountWeb/ChangePassword/route';
import { POST as logoutCall } from '@/app/api/AccountWeb/WebLogout/route';
import { testDatabase } from '@/tests/setup/test-database';
import { post, postNothing } from '../calls';
import { bearer, from, makeUser, PASSWORD, tokenIn, tryLogin } from './people';

testDatabase();

const FILE = path.join(process.env.DATA_DIR ?? '', 'security.log');
const lines = (): Record<string, unknown>[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    // other test files write into it, too
    .filter(({ requestId }) => requestId === 'security-log-test');

it('tells who did what from where and with what outcome, and never a secret', async () => {
  const { email } = await makeUser();
  const origin = { ...from('10.9.9.9'), 'user-agent': 'a browser', 'x-request-id': 'security-log-test' };
  await tryLogin(email, 'not the password', origin);
  // a password in the wrong field
  await tryLogin('hunter2 is my secret', 'x', origin);
  const token = tokenIn(await tryLogin(email, PASSWORD, origin));
  const body = { Password: PASSWORD, NewPassword: 'a cherry sideboard' };
  await post(changeCall, '/api/AccountWeb/ChangePassword', body, { ...bearer(token), ...origin });
  await postNothing(logoutCall, '/api/AccountWeb/WebLogout', { ...bearer(token), ...origin });
  const requestId = 'security-log-test';
  const common = { log: 'security', time: expect.any(String), address: '10.9.9.9', agent: 'a browser', requestId };
  expect(lines()).toEqual([
    { ...common, level: 'warn', event: 'login', outcome: 'refused', status: 401, who: email },
    { ...common, level: 'warn', event: 'login', outcome: 'refused', status: 401, who: '(no address)' },
    { ...common, level: 'info', event: 'login', outcome: 'ok', status: 200, who: email },
    { ...common, level: 'info', event: 'password-changed', outcome: 'ok', status: 200, who: email },
    { ...common, level: 'info', event: 'logout', outcome: 'ok', status: 200, who: email },
  ]);
  for (const secret of [PASSWORD, 'not the password', 'hunter2', 'cherry', token]) {
    expect(readFileSync(FILE, 'utf8')).not.toContain(secret);
  }
});
