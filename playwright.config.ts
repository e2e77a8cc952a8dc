import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/browser';

const PORT = Number(process.env.E2E_PORT ?? 3117);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // a page may have to be rendered, and its pictures composed, for the first time
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.data/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // no channel and no download: the browser of the machine, or else the one Playwright has installed
    launchOptions: browserLaunchOptions(),
  },
  webServer: {
    command: 'tsx scripts/e2e-server.ts',
    url: `http://localhost:${PORT}/api/health`,
    env: { E2E_PORT: String(PORT) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 300_000,
    stdout: 'pipe',
  },
});
