import { randomBytes } from 'node:crypto';
import { accessSync, constants, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSettings, SettingsError, type Settings } from '../../lib/server/env-schema';
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
  const settings = presentSettings();
  if (settings.DATABASE_URL && !settings.NEXTAUTH_SECRET) {
    console.log('NEXTAUTH_SECRET is not set: logins will hold on this machine only.');
  }
  return settings;
}

/** The same for a command beside the shop: with what there is, and with this machine's own secret where none is set. */
export function presentSettings(): Settings {
  loadEnvFile();
  const settings = parseSettings({ ...process.env, NODE_ENV: 'production' });
  assertDataDir(settings.DATA_DIR);
  if (!settings.NEXTAUTH_SECRET) process.env.NEXTAUTH_SECRET = keptSecret(settings.DATA_DIR);
  return settings;
}

/** @throws SettingsError for a folder that cannot be made or written to */
export function assertDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError([`DATA_DIR must be a folder that can be written to: ${reason}`]);
  }
}

/** A secret of this machine's own, so that logins outlive a restart. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'nextauth-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
