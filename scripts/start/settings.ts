import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSettings, type Settings } from '../../lib/server/env-schema';
import { loadEnvFile } from '../config/env-file';

/**
 * The settings of this start: `.env` (made from the example when there is none) under what the environment says.
 * Throws a SettingsError before anything slow begins.
 */
export function startSettings(): Settings {
  if (!existsSync('.env')) {
    copyFileSync('.env.example', '.env');
    console.log('Wrote .env from .env.example.');
  }
  loadEnvFile();
  const settings = parseSettings({ ...process.env, NODE_ENV: 'production' });
  if (!settings.NEXTAUTH_SECRET) {
    process.env.NEXTAUTH_SECRET = keptSecret(settings.DATA_DIR);
    if (settings.DATABASE_URL) console.log('NEXTAUTH_SECRET is not set: logins will hold on this machine only.');
  }
  return settings;
}

/** A secret of this machine's own, so that logins outlive a restart. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'nextauth-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
