import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ACCOUNT_PATHS } from '../lib/contracts/calls';
import { noteChild } from './config/children';
import { runMain } from './config/run-main';
import { endInOrder } from './start/signals';

const CONFIG = path.join('tests', 'fuzz', 'schemathesis.toml');
const USAGE = 'npm run fuzz -- [--url http://localhost:3000] [--examples 1000] [--token <bearer token>]';

/**
 * `npm run fuzz`: Schemathesis (`pip install schemathesis`; SCHEMATHESIS names another place of it) makes up calls from the
 * OpenAPI description of a running shop. It fails on a 5xx, an answer that is not described or not as described, and on a call
 * that takes what the description refuses. With a token it calls as whoever that belongs to, and logs nobody out.
 */
runMain(async () => {
  endInOrder();
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:3000' },
      examples: { type: 'string', default: '1000' },
      token: { type: 'string' },
    },
  });
  const asSomebody =
    values.token === undefined
      ? []
      : ['--header', `Authorization: Bearer ${values.token}`, '--exclude-path', ACCOUNT_PATHS.logout];
  const program = process.env.SCHEMATHESIS ?? 'schemathesis';
  const args = ['--config-file', CONFIG, 'run', `${values.url}/api/openapi.json`, '--max-examples', values.examples];
  const child = noteChild(spawn(program, [...args, ...asSomebody], { stdio: 'inherit' }));
  const [code] = await once(child, 'close').catch(() => {
    throw new Error(`${program} cannot be started: \`pip install schemathesis\`, or set SCHEMATHESIS.\n${USAGE}`);
  });
  return code === 0 ? 0 : 1;
});
