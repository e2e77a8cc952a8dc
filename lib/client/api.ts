/** An answer other than 2xx, with the problem's own words (RFC 9457). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(detail);
    this.name = 'ApiError';
  }
}

/** Sends JSON to one of our calls. Rejects with `ApiError`, or with what `fetch` throws when nothing answers. */
export function postJson(path: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  return call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}

export function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  return call(path, { headers: { Accept: 'application/json' }, signal });
}

async function call(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, init);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, problemText(answer) || response.statusText);
  return answer;
}

function problemText(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  if ('detail' in answer && typeof answer.detail === 'string' && answer.detail !== '') return answer.detail;
  return 'title' in answer && typeof answer.title === 'string' ? answer.title : '';
}
