import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { BROWSER_FLAGS, findBrowser as find } from '../../lib/server/screenshot/find-browser';
import { toolScript } from './run-tool';

const findBrowser = (): string | undefined => find(process.env.CHROMIUM_PATH);

/** How Playwright starts a browser, in a container too; without a path it takes the one it has installed itself. */
export function browserLaunchOptions(): { executablePath?: string; args: string[] } {
  return { executablePath: findBrowser(), args: ['--no-sandbox', ...BROWSER_FLAGS] };
}

/**
 * Sees to it that there is a Chromium for the browser tests: the machine's, or one that is installed now (Debian's
 * package as root, else Playwright's own download). Says what to do when neither works; answers whether there is one.
 */
export function ensureBrowser(): boolean {
  if (hasBrowser()) return true;
  console.log('No Chromium found; installing one…');
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
    if (hasBrowser()) return true;
  }
  const download = [toolScript('playwright'), 'install', 'chromium'];
  if (spawnSync(process.execPath, download, { stdio: 'inherit' }).status === 0) return true;
  console.error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
  return false;
}

function hasBrowser(): boolean {
  const found = findBrowser();
  return found !== undefined && existsSync(found);
}
