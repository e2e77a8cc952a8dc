import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSettings, SettingsError } from '../../lib/server/env-schema';
import { loadEnvFile } from '../config/env-file';
import { endWithNpm } from './npm-shell';
import { assertDataDir } from './settings';

/** What `npm start` makes up for whoever tries the shop, and nobody may make up for production. */
const NEEDED = ['DATABASE_URL', 'SITE_URL', 'NEXTAUTH_SECRET'] as const;

/**
 * `npm run serve`: serves what `npm run build` has built over what `npm run migrate` has migrated, and makes neither. This
 * process is the server: whatever runs it sees it end, and its signals reach it. Ends with what is missing.
 */
export function prepareAlone(): void {
  loadEnvFile();
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    const settings = parseSettings(process.env);
    const missing = NEEDED.filter((name) => !process.env[name]?.trim());
    if (missing.length > 0) throw new SettingsError(missing.map((name) => `${name} must be set to serve`));
    if (!existsSync(path.join('.next', 'BUILD_ID'))) throw new Error('Nothing is built: run `npm run build` first.');
    assertDataDir(settings.DATA_DIR);
    endWithNpm();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
