import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Sees to it that there is a Chromium for the browser tests: the machine's, or one that is installed now (Debian's
 * package as root, else Playwright's own download). Says what to do when neither works; answers whether there is one.
 */
export function ensureBrowser() {
  if (hasBrowser()) return true;
  console.log('No Chromium found; installing one…');
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
    if (hasBrowser()) return true;
  }
  const download = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (download.status === 0) return true;
  console.error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
  return false;
}

/** Asks the place that all scripts ask (scripts/browser.ts). */
function hasBrowser() {
  const require = createRequire(import.meta.url);
  // not imported above: this file is loaded before the packages are installed
  const unregister = require('tsx/cjs/api').register();
  const { findBrowser } = require('../browser.ts');
  unregister();
  const found = findBrowser();
  return found !== undefined && existsSync(found);
}
