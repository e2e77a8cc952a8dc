import { noteVersion } from './catalogue-version';
import { isPreviewing, previewHeaders } from './preview-draft';
import { dropToken } from './token-store';

/** An answer other than 2xx, or in another form than agreed, with the problem's own words (RFC 9457). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    /** The answer as it came; null when it was no JSON. */
    readonly body: unknown = null,
  ) {
    super(detail);
    this.name = 'ApiError';
  }
}

/** Whether a failure is the network's or the moment's, so that asking again may help; a refusal stays one. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Token of who asks. Without one the call is anonymous and carries no cookie either. */
  readonly token?: string | null;
  /** Takes the session cookie that the answer brings. */
  readonly isSignIn?: boolean;
  /** Sends the session cookie, where a page that only its owner gets is the one that asks. */
  readonly isOwnPage?: boolean;
}

/**
 * Sends JSON to one of our calls. A 401 ends the session whose token was sent. Rejects with `ApiError`, or with what
 * `fetch` throws when nothing answers.
 */
export function postJson(path: string, body: unknown, options?: CallOptions): Promise<unknown> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return call(path, init, options);
}

/** POST without a body, as logout and ForgotPassword are called (specification §7). */
export const postEmpty = (path: string, options?: CallOptions): Promise<unknown> =>
  call(path, { method: 'POST' }, options);

export const getJson = (path: string, options?: CallOptions): Promise<unknown> => call(path, {}, options);

/** What a call answers line by line, each line as soon as it is there (`application/x-ndjson`). */
export async function* getLines(path: string, options?: CallOptions): AsyncGenerator<unknown, void, undefined> {
  const reader = (await send(path, {}, options)).body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

const call = async (path: string, init: RequestInit, options?: CallOptions): Promise<unknown> =>
  answerOf(await send(path, init, options));

async function send(
  path: string,
  init: RequestInit,
  { signal, token, isSignIn, isOwnPage }: CallOptions = {},
): Promise<Response> {
  const response = await fetch(path, {
    ...init,
    headers: {
      Accept: 'application/json',
      ...init.headers,
      ...previewHeaders(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    credentials: token || isSignIn || isOwnPage || isPreviewing() ? 'same-origin' : 'omit',
    signal,
  });
  noteVersion(response.headers);
  if (response.ok) return response;
  const answer = await answerOf(response);
  if (response.status === 401 && token) dropToken(token);
  throw new ApiError(response.status, problemText(answer) || response.statusText, answer);
}

const answerOf = (response: Response): Promise<unknown> => response.json().catch(nullUnlessCutOff);

/** An answer without JSON is none; one that broke off is a failure of the network. */
function nullUnlessCutOff(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

function problemText(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  if ('detail' in answer && typeof answer.detail === 'string' && answer.detail !== '') return answer.detail;
  return 'title' in answer && typeof answer.title === 'string' ? answer.title : '';
}
