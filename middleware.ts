import { NextResponse } from 'next/server';

/**
 * Account pages carry reset tokens in their addresses, quotes the token of their link, and the administrator's desk is
 * for nobody else, nor are previews of drafts: they are never cached, never indexed and never named to other sites. Nothing
 * else is matched, because a middleware halves the throughput of what it sees; redirects, rewrites and
 * common headers are rules of next.config.js, and request ids are given where a request is logged.
 */
export function middleware(): NextResponse {
  const response = NextResponse.next();
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}

export const config = { matcher: ['/WebAccount/:path*', '/quotes/:path*', '/admin/:path*', '/preview/:path*'] };
