/**
 * `npm test`: every check there is; `npm run check`: those of a minute. Plain Node, for it may have to install the packages;
 * what follows is TypeScript (test/main.ts).
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { install } from './config/install.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
delete process.env.NODE_ENV;
await install();

const { register } = await import('tsx/cjs/api');
register();
createRequire(import.meta.url)('./test/main.ts');
