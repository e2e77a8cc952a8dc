import { forgetPages } from '@/lib/server/page-cache/pages';
import { serve } from './serve';

let made = 0;
let server: Awaited<ReturnType<typeof serve>>;

/** Stands where Next stands: counts what it is asked for. */
beforeAll(async () => {
  server = await serve((request, response) => {
    made += 1;
    const isMissing = request.url === '/missing';
    // Set one by one, as Next does.
    response.statusCode = isMissing ? 404 : 200;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', request.url === '/private' ? 'private, no-store' : 's-maxage=31536000');
    response.write('<p>price ');
    if (request.url === '/changing') forgetPages();
    response.end(`“${made}”</p>`);
  });
});

afterAll(() => server.close());

beforeEach(() => {
  forgetPages();
  made = 0;
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.origin + path, { headers });
  return { response, text: await response.text() };
};

it('makes a page once and answers the same bytes, headers included, zipped or plain', async () => {
  await get('/tables');
  const plain = await get('/tables', { 'accept-encoding': 'identity' });
  const zipped = await get('/tables', { 'accept-encoding': 'gzip' });
  expect(made).toBe(1);
  expect([plain.text, zipped.text]).toEqual(['<p>price “1”</p>', '<p>price “1”</p>']);
  expect(plain.response.headers.get('content-encoding')).toBeNull();
  expect(zipped.response.headers.get('content-encoding')).toBe('gzip');
  expect(zipped.response.headers.get('x-frame-options')).toBe('DENY');
  expect(zipped.response.headers.get('etag')).not.toBe(plain.response.headers.get('etag'));
});

it('answers 304 to whoever has the page', async () => {
  await get('/tables');
  const { response } = await get('/tables', { 'accept-encoding': 'gzip' });
  const again = await get('/tables', {
    'accept-encoding': 'gzip',
    'if-none-match': response.headers.get('etag') ?? '',
  });
  expect([again.response.status, again.text]).toEqual([304, '']);
});

it('makes every page anew after a change of the catalogue', async () => {
  await get('/tables');
  forgetPages();
  expect((await get('/tables')).text).toBe('<p>price “2”</p>');
});

it('does not keep a page that was being made when the catalogue changed', async () => {
  await get('/changing');
  expect((await get('/changing')).text).toBe('<p>price “2”</p>');
});

it.each([
  ['an error', '/missing', {}],
  ['what is private', '/private', {}],
  ['what the router fetches', '/tables', { rsc: '1' }],
  ['a call', '/api/GetPage', {}],
])('keeps nothing of %s', async (_, path, headers) => {
  await get(path, headers);
  await get(path, headers);
  expect(made).toBe(2);
});
