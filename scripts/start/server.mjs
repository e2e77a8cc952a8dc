/**
 * The process that serves: `server.ts` and what it imports through tsx; what is loaded later (Next's bundles, composing
 * threads) is JavaScript and has no part in it. Started by `npm start` (start/serve.ts), or by itself as `npm run serve`.
 */
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { register } from 'tsx/cjs/api';

/**
 * Per cent by which the heap may outgrow what is alive in it before it is collected. V8's own measure, up to the fourfold on a
 * machine with much memory, had a large catalogue take 900 MB of which 290 were in use.
 */
const HEAP_GROWTH = 40;

setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);

const unregister = register();
const require = createRequire(import.meta.url);
if (!process.send) require('./alone.ts').prepareAlone();
const { serve } = require('../../server.ts');
const { noteServing } = require('./serving.ts');
unregister();
await noteServing();
await serve();
process.send?.('listening');
// whoever started this is dead, and nobody would end it
process.on('disconnect', () => process.emit('SIGTERM'));
