/**
 * The process that serves: `server.ts` and what it imports through tsx; what is loaded later (Next's bundles, composing
 * threads) is JavaScript and has no part in it.
 */
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

const unregister = register();
const { serve } = createRequire(import.meta.url)('../../server.ts');
unregister();
await serve();
