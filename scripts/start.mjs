/**
 * `npm start`: everything from a fresh clone to a served shop. Plain Node with nothing imported from npm, because npm's
 * packages may not be there yet; what follows the installation is TypeScript (start/main.ts).
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { install } from './config/install.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
await install();

const { register } = await import('tsx/cjs/api');
register();
createRequire(import.meta.url)('./start/main.ts');
