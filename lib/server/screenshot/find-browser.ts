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

/** The browser of this machine: the one given (CHROMIUM_PATH), else the first usual place that has one. */
export function findBrowser(given: string | undefined): string | undefined {
  if (given) return given;
  const places = process.platform === 'darwin' ? MAC : process.platform === 'win32' ? WINDOWS : LINUX;
  return places.find((place) => existsSync(/* turbopackIgnore: true */ place));
}

/** Flags that keep it from calling home; and let it run as root, where it has no sandbox. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
