import { waitFor } from '@testing-library/react';
import { queryClient } from '@/lib/client/query-client';

/** One call that the screen made, answered by the test when it likes. */
export interface Call {
  readonly path: string;
  readonly method: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The bearer token; null for anonymous calls. */
  readonly token: string | null;
  readonly credentials: RequestCredentials | undefined;
  readonly answer: (value: unknown, status?: number, headers?: Record<string, string>) => void;
  /** The network fails. */
  readonly fail: () => void;
}

export const calls: Call[] = [];

/** What the screen asks for by itself once it has come to rest: the prices of all options. */
export const optionPriceCalls: Call[] = [];

/** What the screen asks for while a budget is open. */
export const budgetCalls: Call[] = [];

const BY_ITSELF: Readonly<Record<string, Call[]>> = {
  '/api/GetOptionPrices': optionPriceCalls,
  '/api/GetBudgetOptions': budgetCalls,
};

/** Catches every request until the test answers it. */
export function catchCalls(): void {
  // A design that another test has left would be offered, and its price asked for.
  localStorage.clear();
  sessionStorage.clear();
  calls.length = 0;
  optionPriceCalls.length = 0;
  budgetCalls.length = 0;
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { gcTime: Infinity } });
  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      const path = String(input);
      (BY_ITSELF[path] ?? calls).push({
        path,
        method: init?.method ?? 'GET',
        body: JSON.parse(String(init?.body ?? '{}')),
        token: new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null,
        credentials: init?.credentials,
        fail: () => reject(new TypeError('Failed to fetch')),
        answer: (value, status = 200, headers = {}) => {
          const text = JSON.stringify(value);
          resolve({
            ok: status < 300,
            status,
            statusText: '',
            headers: new Headers(headers),
            json: () => Promise.resolve(JSON.parse(text)),
          } as Response);
        },
      });
    });
  });
}

/** The first call to this path that is not among `known`, once it has come. */
export async function nextCall(path: string, known: readonly Call[] = []): Promise<Call> {
  const find = () => calls.find((call) => call.path.split('?')[0] === path && !known.includes(call));
  await waitFor(() => expect(find()).toBeDefined());
  const call = find();
  if (!call) throw new Error(`nobody asked ${path}`);
  return call;
}
