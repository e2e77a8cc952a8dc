import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/config/browser';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/${process.env.TEST_RUN ?? 'last'}`,
  fullyParallel: true,
  workers: 2,
  // a page may have to be rendered, and its pictures composed, for the first time
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // on a starved machine a picture may miss the shop's own limits once; npm test says which passed at the second try
  retries: 1,
  // whoever publishes a catalogue changes everybody's prices: the desk comes when the shop is through
  projects: [
    { name: 'shop', testIgnore: /admin(-tale)?\.spec/ },
    { name: 'desk', testMatch: /admin\.spec/, dependencies: ['shop'] },
    { name: 'tale', testMatch: /admin-tale\.spec/, dependencies: ['desk'] },
  ],
  forbidOnly: true,
  // npm test counts by the report, whose place it gives in PLAYWRIGHT_JSON_OUTPUT_FILE
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    // known once the server below has said it
    baseURL: process.env.E2E_SITE,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // no channel and no download: the browser of the machine, or else the one Playwright has installed
    launchOptions: browserLaunchOptions(),
  },
  webServer: {
    command: 'tsx scripts/e2e-server.ts',
    wait: { stdout: /Ready: (?<e2e_site>\S+) with mail in (?<e2e_outbox>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 900_000,
    stdout: 'pipe',
  },
});
