import { clientAddress } from '@/lib/server/http/client-address';
import { serve } from './serve';

describe('The address that limits count by', () => {
  it.each([
    ['the socket’s, whatever is claimed', '203.0.113.9', '1.2.3.4', 0, '203.0.113.9'],
    ['what one proxy saw', '10.0.0.1', '1.2.3.4, 198.51.100.7', 1, '198.51.100.7'],
    ['what the outer of two proxies saw', '10.0.0.1', '1.2.3.4, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
    ['the first of a chain that is shorter than trusted', '10.0.0.1', '198.51.100.7', 3, '198.51.100.7'],
    ['the socket’s when the proxy said nothing', '10.0.0.1', '', 1, '10.0.0.1'],
    ['version 4 in version 6’s clothes', '::ffff:203.0.113.9', '', 0, '203.0.113.9'],
    ['a whole network of version 6', '2001:db8:1:2:3:4:5:6', '', 0, '2001:db8:1:2::/64'],
    ['the same network, written short', '2001:db8:1:2::6', '', 0, '2001:db8:1:2::/64'],
    ['home', '::1', '', 0, '0:0:0:0::/64'],
    ['a scoped one', 'fe80::1%eth0', '', 0, 'fe80:0:0:0::/64'],
  ])('is %s', (_, socket, forwarded, proxies, address) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(address);
  });

  it('is one for all when nothing is known', () => {
    expect(clientAddress(undefined, '', 0)).toBe('unknown');
  });
});

it('Address and id are stamped on every request, the very first included, over what the caller sent', async () => {
  const server = await serve(({ headers }, response) =>
    response.end(JSON.stringify([headers['x-client-address'], headers['x-request-id']])),
  );
  for (const [sent, stamped] of [
    ['7d1c-42', '7d1c-42'],
    ['two words', expect.stringMatching(/^[\da-f-]{36}$/)],
  ]) {
    const found = await fetch(server.origin, {
      headers: { 'x-client-address': '6.6.6.6', 'x-forwarded-for': '6.6.6.6', 'x-request-id': String(sent) },
    });
    expect(await found.json()).toEqual(['127.0.0.1', stamped]);
  }
  await server.close();
});
