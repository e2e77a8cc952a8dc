import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { log } from '../log';
import { inlineScripts } from './inline-scripts';

/** What the headers depend on. */
export interface SecuritySettings {
  /** Development needs `eval` for React's stack traces and a socket for reloading. */
  readonly isDevelopment: boolean;
  /** The shop is reached by https. */
  readonly isHttps: boolean;
}

type SetHeaders = (request: IncomingMessage, response: ServerResponse) => void;

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/**
 * Sets the headers of every answer, whoever writes it. A page replaces the policy by one that knows its inline scripts.
 * Pictures may be shown elsewhere: in mails, and where links are previewed.
 */
export function setSecurityHeaders(settings: SecuritySettings): SetHeaders {
  const setHelmet = helmet({
    contentSecurityPolicy: policy(settings, []),
    crossOriginResourcePolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Browsers take no notice of it over plain http.
    strictTransportSecurity: settings.isDevelopment ? false : { maxAge: 31_536_000, includeSubDomains: true },
  });
  return (request, response) => {
    setHelmet(request, response, refuse);
    response.setHeader('Permissions-Policy', PERMISSIONS);
  };
}

/** Replaces the policy of a page by one that names the inline scripts which Next has written into it. */
export function allowInlineScripts(
  settings: SecuritySettings,
  html: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // The dev server writes scripts of its own, other ones with every release.
  const { hashes, refused } = inlineScripts(html, () => settings.isDevelopment);
  if (refused.length > 0) log.warn({ refused }, 'inline scripts without a hash');
  helmet.contentSecurityPolicy(policy(settings, hashes))(request, response, refuse);
}

/**
 * The content security policy of an answer (docs/decisions/006): scripts are ours by file, or inline by hash, styles by file.
 * What scripts of ours set on an element (CSSOM) is no inline style.
 * @param hashes of the inline scripts that may run, as `sha256-…`
 */
const policy = ({ isDevelopment, isHttps }: SecuritySettings, hashes: readonly string[]) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`), ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    'script-src-attr': ["'none'"],
    // The dev server adds style elements as it reloads.
    'style-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': isHttps ? [] : null,
  },
});

/** Helmet's way to say that a header cannot be set. */
function refuse(error?: unknown): void {
  if (error) throw error;
}
