import { BROWSER_FLAGS, findBrowser as find } from '../lib/server/screenshot/find-browser';

/** The browser of this machine; undefined when there is none. */
export const findBrowser = (): string | undefined => find(process.env.CHROMIUM_PATH);

/** How Playwright starts it, in a container too; without a path Playwright takes the one it has installed itself. */
export function browserLaunchOptions(): { executablePath?: string; args: string[] } {
  return { executablePath: findBrowser(), args: ['--no-sandbox', ...BROWSER_FLAGS] };
}
