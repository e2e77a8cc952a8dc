import type { Browser } from 'puppeteer';
import { BROWSER_FLAGS } from './find-browser';

/**
 * Starts the browser that pictures of one site are taken with.
 * @throws Error when there is none, or it takes too long
 */
export async function launchBrowser(
  executablePath: string | undefined,
  site: string,
  limitMs: number,
): Promise<Browser> {
  if (!executablePath) throw new Error('no Chromium found: install one or set CHROMIUM_PATH');
  const { launch } = await import('puppeteer');
  return launch({
    executablePath,
    // No other name is ever resolved, for sockets either, which are no requests.
    args: [...BROWSER_FLAGS, `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(site).hostname}`],
    // Tied to this process: it ends with it, even by a kill.
    pipe: true,
    timeout: limitMs,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
