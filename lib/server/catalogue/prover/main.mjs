/**
 * Entry of the proving thread: Node runs it as it lies here, and what it imports through tsx, as it does the server itself
 * (scripts/start/server.mjs); so `lib/` is deployed beside `.next`.
 */
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

const require = createRequire(import.meta.url);
require('../../without-server-only.cjs');
const unregister = register();
export const { findings, findingsOfChanges, report, exclusion, designs, styles, quotes } = require('./thread.ts');
unregister();
