import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { isAbandoned } from '@/lib/server/overload/busy';

/** What reading its body throws when the caller goes away in the middle of it. */
async function errorOfCutOff(): Promise<unknown> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const asked = new Promise<IncomingMessage>((resolve) => server.once('request', resolve));
  const caller = request({ port: address.port, method: 'POST', headers: { 'content-length': '100' } });
  caller.on('error', () => {});
  caller.write('half');
  const incoming = await asked;
  try {
    const read = incoming.toArray();
    caller.destroy();
    return await read.then(
      () => null,
      (error: unknown) => error,
    );
  } finally {
    server.close();
  }
}

it('knows a caller that left while its body was read, and takes no other error for one', async () => {
  expect(isAbandoned(await errorOfCutOff())).toBe(true);
  expect(isAbandoned(new Error('aborted'))).toBe(false);
  expect(isAbandoned(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))).toBe(false);
});
