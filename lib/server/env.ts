import { parseSettings } from './env-schema';

/** The settings, parsed once. The only place of the app that reads `process.env`. */
export const env = parseSettings(process.env);

// next-auth takes the shop's address from the environment only, and guesses when it is not there.
process.env.NEXTAUTH_URL ??= env.SITE_URL;
