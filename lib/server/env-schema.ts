import { z } from 'zod';
import { isEmailAddress } from '@/lib/contracts/email-address';

/**
 * Every setting the program has. No `server-only` and no reading of the environment here: the start script checks with
 * the same schema before it builds anything.
 */

/** An empty line in `.env` means "not set". */
const blank = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? undefined : value);

const wholeNumber = (min: number, max: number, fallback: number) =>
  z.preprocess(
    blank,
    z.coerce
      .number({ error: 'must be a number' })
      .int({ error: 'must be a whole number' })
      .min(min, { error: `must be at least ${min}` })
      .max(max, { error: `must be at most ${max}` })
      .default(fallback),
  );

const text = (fallback: string) => z.preprocess(blank, z.string().trim().default(fallback));

const address = (schemes: RegExp, message: string) =>
  z.string().refine((value) => URL.canParse(value) && schemes.test(value), { error: message });

const markup = z
  .string()
  .regex(/^[1-9](\.\d{1,2})?$/, { error: 'must be between 1.00 and 9.99 with at most two decimals' });

const markupWord = z
  .string()
  .transform((word) => word.toUpperCase())
  .refine((word) => /^[A-Z]{10}$/.test(word) && new Set(word).size === 10, { error: 'must be ten different letters' });

/** Orders name customers: they go through the open only within the machine. */
const HOOK = /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/;

const fields = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).catch('development'),
  DATABASE_URL: z.preprocess(
    blank,
    address(/^postgres(ql)?:/, 'must be the address of a PostgreSQL database').optional(),
  ),
  DATABASE_LIMIT_MS: wholeNumber(100, 600_000, 2_000),
  PORT: wholeNumber(1, 65535, 3000),
  SITE_URL: z.preprocess(blank, address(/^https?:/, 'must be an http or https address').optional()),
  SHOP_NAME: text('Fernhollow'),
  SHOP_PHONE: text(''),
  SHOP_EMAIL: z.preprocess(
    blank,
    z.string().refine(isEmailAddress, { error: 'must be an e-mail address' }).default(''),
  ),
  PUBLIC_MARKUP: z.preprocess(blank, markup.optional()),
  MARKUP_WORD: z.preprocess(blank, markupWord.default('BUCKINGHAM')),
  NEXTAUTH_SECRET: z.preprocess(blank, z.string().min(32, { error: 'must have at least 32 characters' }).optional()),
  MAIL_FROM: z.preprocess(
    blank,
    z.string().refine(isEmailAddress, { error: 'must be an e-mail address' }).default('orders@fernhollow.example'),
  ),
  METRICS_TOKEN: z.preprocess(blank, z.string().min(32, { error: 'must have at least 32 characters' }).optional()),
  SECOND_FACTOR: z.preprocess(
    blank,
    z.enum(['offered', 'required'], { error: 'must be offered or required' }).default('offered'),
  ),
  SECURITY_LOG: z.preprocess(blank, z.string().optional()),
  ORDER_WEBHOOK_URL: z.preprocess(
    blank,
    address(HOOK, 'must be an https address, or an http address of this machine').optional(),
  ),
  ORDER_WEBHOOK_SECRET: z.preprocess(
    blank,
    z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  ),
  SMTP_URL: z.preprocess(blank, address(/^smtps?:/, 'must be an smtp or smtps address').optional()),
  TRUSTED_PROXIES: wholeNumber(0, 10, 0),
  DATA_DIR: text('.data'),
  LAYER_CACHE_MB: wholeNumber(16, 1_000_000, 512),
  COUNT_SALES: z.preprocess(blank, z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
  CHROMIUM_PATH: z.preprocess(blank, z.string().optional()),
  LOG_LEVEL: z.preprocess(
    blank,
    z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
        error: 'must be one of silent, fatal, error, warn, info, debug, trace',
      })
      .default('info'),
  ),
});

const schema = fields.refine((settings) => !settings.ORDER_WEBHOOK_URL || settings.ORDER_WEBHOOK_SECRET, {
  path: ['ORDER_WEBHOOK_SECRET'],
  error: 'must be set with ORDER_WEBHOOK_URL: orders are signed',
});

/** The settings as the program uses them. */
export type Settings = Omit<z.infer<typeof schema>, 'SITE_URL'> & {
  /** Public address of the shop, without a slash at the end. */
  readonly SITE_URL: string;
  /** PUBLIC_MARKUP × 100 (specification §15.2); null when the public sees no prices. */
  readonly publicMarkupHundredths: number | null;
};

/** A setting that stops the start. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Wrong settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Parses an environment. Throws a SettingsError that names every wrong setting and says why, never its value. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const { SITE_URL, ...rest } = parsed.data;
  return {
    ...rest,
    SITE_URL: (SITE_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, ''),
    publicMarkupHundredths: rest.PUBLIC_MARKUP ? toHundredths(rest.PUBLIC_MARKUP) : null,
  };
}

/** '2.7' → 270, without a detour through floating point. */
function toHundredths(value: string): number {
  const [whole = '0', decimals = ''] = value.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
