import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Listener } from '../http/front';
import { log } from '../log';
import { holdHtml } from './hold-html';
import { inlineScripts } from './inline-scripts';
import { contentSecurityPolicy, securityHeaders, type SecuritySettings } from './policy';

/** Where no page is: what comes from there may stay zipped by Next. */
const NOT_A_PAGE = /^\/(?:api|images|_next)\//;

/** Gives every answer the headers that are the same for all, whoever writes it. */
export function headersInFront(settings: SecuritySettings, next: Listener): Listener {
  const headers = Object.entries(securityHeaders(settings));
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next(request, response);
  };
}

/**
 * Gives every page that Next makes a policy that names its inline scripts. Pages are held back until they are whole, for
 * the policy is a header; a kept page keeps its policy with it (`page-cache`), so this is done once a page.
 */
export function policyInFront(settings: SecuritySettings, next: Listener): Listener {
  // The dev server writes scripts of its own, other ones with every release.
  const vouches = () => settings.isDevelopment;
  return (request, response) => {
    if (NOT_A_PAGE.test(request.url ?? '') || 'rsc' in request.headers) return next(request, response);
    const isZipWanted = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    // Plain, so that the scripts can be read.
    delete request.headers['accept-encoding'];
    holdHtml(response, (page) => {
      const { hashes, refused } = inlineScripts(page.toString(), vouches);
      if (refused.length > 0) log.warn({ refused }, 'inline scripts without a hash');
      response.setHeader('Content-Security-Policy', contentSecurityPolicy(settings, hashes));
      const bytes = isZipWanted ? gzipSync(page) : page;
      if (isZipWanted) markAsZipped(response);
      response.setHeader('Content-Length', bytes.length);
      return bytes;
    });
    next(request, response);
  };
}

function markAsZipped(response: ServerResponse): void {
  response.setHeader('Content-Encoding', 'gzip');
  const varies = String(response.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(varies)) response.appendHeader('Vary', 'Accept-Encoding');
}
