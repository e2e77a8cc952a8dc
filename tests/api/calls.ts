import { z } from 'zod';
import { OPERATIONS } from '@/lib/contracts/openapi';
import { isRecord } from '@/lib/contracts/prices';

type Handler = (request: Request) => Response | Promise<Response>;
type Fields = Readonly<Record<string, unknown>>;

const SITE = 'http://localhost:3000';

/** What a call answered: the response and the JSON object it holds. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Fields;
}

/** GET through the real handler. */
export const get = (handler: Handler, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  answer(handler, new Request(SITE + path, { headers }));

/** POST without a body. */
export const postNothing = (handler: Handler, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  answer(handler, new Request(SITE + path, { method: 'POST', headers }));

/** POST of a JSON value, or of a text as it is. */
export function post(
  handler: Handler,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return answer(
    handler,
    new Request(SITE + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

/** POST of a body that comes in pieces and says nothing of its length; answers how many pieces were taken, too. */
export async function postStream(
  handler: Handler,
  path: string,
  piece: string,
  pieces: number,
): Promise<Answer & { taken: number }> {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 1;
      controller.enqueue(new TextEncoder().encode(piece));
      if (taken === pieces) controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  };
  return { ...(await answer(handler, new Request(SITE + path, init))), taken };
}

/** What every refusal looks like (specification §17.4). */
export function expectProblem(found: Answer, status: number, title: string): void {
  expect(found.status).toBe(status);
  expect(found.headers.get('content-type')).toBe('application/problem+json');
  expect(found.headers.get('cache-control')).toBe('no-store');
  expect(found.body).toMatchObject({ type: expect.any(String), title, status, detail: expect.any(String) });
  expect(JSON.stringify(found.body)).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
}

async function answer(handler: Handler, request: Request): Promise<Answer> {
  const response = await handler(request);
  const body: unknown = JSON.parse(await response.text());
  if (!isRecord(body)) throw new Error('the answer is no JSON object');
  expectPublished(request, response.status, body);
  return { status: response.status, headers: response.headers, body };
}

const media = z.record(z.string(), z.object({ schema: z.instanceof(z.ZodType) }));
const operation = z.object({ responses: z.record(z.string(), z.object({ content: media })) });

/** Holds every answer of every test to what `/api/openapi.json` says of it: no field more, none less. */
function expectPublished({ method, url }: Request, status: number, body: Fields): void {
  const call = OPERATIONS[new URL(url).pathname];
  if (!call) return;
  const described = operation.parse(method === 'GET' ? call.get : call.post).responses[status];
  if (!described) throw new Error(`${method} ${url} answers ${status}, of which /api/openapi.json says nothing`);
  const schemas = Object.values(described.content).map(({ schema }) => schema);
  expect(schemas.map((schema) => schema.parse(body))).toEqual([body]);
}

const LIMIT_MS = 200_000;

/** Waits for something to become true; how long is no matter, but not for ever. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it never came true');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
