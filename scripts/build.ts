import { runMain } from './config/run-main';
import { prepareBuild, prepareClient } from './start/prepare';

/** Builds when the last build is stale. */
runMain(() => prepareClient().then(prepareBuild));
