import { findBrowser } from '@/lib/server/screenshot/find-browser';

/** Imported before the settings are: other tests have no browser, because nothing that they prove needs one. */
process.env.CHROMIUM_PATH = findBrowser(undefined) ?? '';
