/** What the headers depend on. */
export interface SecuritySettings {
  /** Development needs `eval` for React's stack traces and a socket for reloading. */
  readonly isDevelopment: boolean;
  /** The shop is reached by https. */
  readonly isHttps: boolean;
}

/**
 * The content security policy of an answer (docs/decisions/006): scripts are ours by file, or inline by hash. Styles may
 * be inline: React writes `style` attributes, and dialogs add style elements; neither can run anything.
 * @param scriptHashes of the inline scripts that may run, as `sha256-…`
 */
export function contentSecurityPolicy(
  { isDevelopment, isHttps }: SecuritySettings,
  scriptHashes: readonly string[] = [],
): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...(isDevelopment ? ["'unsafe-eval'"] : [])];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every answer, whoever writes it. A page replaces the policy by one that knows its inline scripts. */
export function securityHeaders(settings: SecuritySettings): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Browsers take no notice of it over plain http.
    ...(settings.isDevelopment ? {} : { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
