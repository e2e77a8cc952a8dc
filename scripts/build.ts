import { loadEnvFile } from './config/env-file';
import { runMain } from './config/run-main';
import { prepareBuild, prepareClient } from './start/prepare';

/** Builds when the last build is stale: of other sources, or with other settings that static pages show. */
runMain(async () => {
  loadEnvFile();
  await prepareClient();
  await prepareBuild();
});
