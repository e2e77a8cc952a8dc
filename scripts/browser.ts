import { existsSync } from 'node:fs';

const LINUX = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS = [
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of this machine: CHROMIUM_PATH, else the first usual place that has one; undefined when none has. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const places = process.platform === 'darwin' ? MAC : process.platform === 'win32' ? WINDOWS : LINUX;
  return places.find((place) => existsSync(place));
}

/** Flags that let it run as root and in a container, and keep it from calling home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright starts it; without a path Playwright takes the one it has installed itself. */
export function browserLaunchOptions(): { executablePath?: string; args: string[] } {
  return { executablePath: findBrowser(), args: FLAGS };
}
