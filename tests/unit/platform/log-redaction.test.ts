import { spawnSync } from 'node:child_process';

/** What must never be read in a log, whatever is logged. */
const SECRETS = [
  'pass-1',
  'pass-2',
  'pass-3',
  'tok-1',
  'tok-2',
  'tok-3',
  'auth-1',
  'cookie-1',
  'body-1',
  'body-2',
  'shot-1',
];

const LOGGED = {
  body: {
    Email: 'a@b.test',
    Password: 'pass-1',
    ConfirmPassword: 'pass-2',
    message: 'body-1',
    base64Attachment: 'shot-1',
  },
  NewPassword: 'pass-3',
  answer: { Token: 'tok-1' },
  request: { body: { ResetToken: 'tok-2' }, headers: { authorization: 'auth-1', cookie: 'cookie-1' } },
  token: 'tok-3',
  mail: { to: 'a@b.test', text: 'body-2' },
};

it('Logs hold no password, token, cookie or e-mail body, and are one JSON object a line', () => {
  const script = `
    const { log } = require('./lib/server/log.ts');
    log.info(${JSON.stringify(LOGGED)}, 'tried');`;
  // A process of its own, because settings are parsed once; under the condition that makes server-only an empty module.
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', '-e', script],
    {
      env: { ...process.env, LOG_LEVEL: 'info' },
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  const line = JSON.parse(stdout);
  expect(line).toMatchObject({ level: 'info', msg: 'tried', body: { Email: 'a@b.test', Password: '[hidden]' } });
  for (const secret of SECRETS) expect(stdout).not.toContain(secret);
});
