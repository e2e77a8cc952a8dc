import { existsSync } from 'node:fs';

/** Reads `.env` into the environment; what the environment already says wins. */
export function loadEnvFile(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
