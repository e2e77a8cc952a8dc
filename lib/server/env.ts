import 'server-only';
import { parseSettings } from './env-schema';

/** The settings, parsed once. The only place of the app that reads `process.env`. */
export const env = parseSettings(process.env);
