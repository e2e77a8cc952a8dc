import { prepareBuild, prepareClient } from './start/prepare';

/** Builds when the last build is stale. */
prepareClient()
  .then(prepareBuild)
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
