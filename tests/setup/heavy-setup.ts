import { runTool } from '../../scripts/config/run-tool';
import globalSetup from './global-setup';

/**
 * Builds the shop once, as a bare `npm start` would, before any test serves from the build: nothing builds beside a server
 * that runs (scripts/start/serving.ts), and the settings of the tests' own processes would make it another build.
 */
export default async function heavySetup(): Promise<void> {
  await runTool('tsx', ['scripts/build.ts'], { env: { SITE_URL: '' }, isQuiet: true });
  await globalSetup();
}
