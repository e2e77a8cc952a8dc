import type { FieldErrors } from '@/lib/contracts/selection';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Malformed request',
  401: 'Sign-in needed',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Request body too large',
  415: 'Unsupported content type',
  422: 'invalid sku',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Service unavailable',
};

/** A refusal on its way to the caller; thrown anywhere under `handle` (specification §17.4). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly errors?: FieldErrors,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Heading for people, where a screen shows it; usually the status's own. */
    readonly title: string = TITLES[status] ?? 'Error',
    /** Members of its own that a call's problem has (RFC 9457 §3.2). */
    readonly members: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail);
    this.name = 'Problem';
  }
}

/** RFC 9457 answer. Never cached, never holds a stack trace. */
export function problemResponse({ status, title, detail, errors, headers, members }: Problem): Response {
  const body = { type: 'about:blank', title, status, detail, ...(errors ? { errors } : {}), ...members };
  return Response.json(body, {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}
