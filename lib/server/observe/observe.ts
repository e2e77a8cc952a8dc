import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../log';
import { countAnswer, countGone, type RequestKind } from './metrics';

/** Paths of account screens hold e-mails and reset tokens, those of quotes the token of their link. */
const SECRET_PATH = /^(\/WebAccount\/password-reset\/|\/quotes\/).+/i;
const MAX_PATH = 200;

/**
 * Has a request counted and written down once its answer is out, or its caller gone: the access log. Its query is left out:
 * it may hold a reset token or the text of a mail.
 * @param caller network address, as limits count by it
 */
export function observe(request: IncomingMessage, response: ServerResponse, requestId: string, caller: string): void {
  const since = performance.now();
  const { method = '', url = '' } = request;
  const [path = ''] = url.split('?', 1);
  const kind = kindOf(path);
  response.once('close', () => {
    const ms = Math.round(performance.now() - since);
    const isOut = response.writableFinished;
    const status = response.statusCode;
    if (isOut) countAnswer({ kind, method, status, seconds: ms / 1000 });
    else countGone(kind);
    const shown = path.replace(SECRET_PATH, '$1[hidden]').slice(0, MAX_PATH);
    log.info({ requestId, method, path: shown, status: isOut ? status : null, ms, caller }, 'request');
  });
}

function kindOf(path: string): RequestKind {
  if (/^\/api\/Get\w+Prices$/.test(path)) return 'price';
  if (path.startsWith('/api/')) return 'call';
  if (path.startsWith('/images/') || path.startsWith('/pictures/')) return 'picture';
  return path.startsWith('/_next/') || /\.\w+$/.test(path) ? 'file' : 'page';
}
