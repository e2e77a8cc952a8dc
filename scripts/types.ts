import path from 'node:path';
import { withLock } from './config/lock';
import { runMain } from './config/run-main';
import { runTool } from './config/run-tool';
import { prepareClient } from './start/prepare';

/** Checks types, with the database client and Next's types of routes made first. Never while something builds. */
runMain(async () => {
  await prepareClient();
  await withLock(path.join('.data', 'locks', 'build-hash'), async () => {
    await runTool('next', ['typegen'], { isQuiet: true });
    await runTool('tsc', ['--noEmit'], { packageName: 'typescript' });
  });
});
