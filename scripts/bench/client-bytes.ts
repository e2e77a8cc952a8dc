import { request } from 'node:http';
import { round2 } from './throughput';

/** Budget: client JavaScript of the route as it is sent, in bytes. */
const BUDGET_BYTES = 160 * 1000;

/** Sum of all scripts a page's HTML asks for, as the server sends them to a browser. */
export async function clientBytes(pageUrl: string): Promise<{ sentBytes: number; ofBudget: number }> {
  const html = await (await fetch(pageUrl)).text();
  const sources = new Set(
    [...html.matchAll(/<script[^>]*\ssrc="([^"]+\.js[^"]*)"(?![^>]*nomodule)/gi)].map((match) => match[1] ?? ''),
  );
  let sentBytes = 0;
  for (const source of sources) sentBytes += await bytesSent(new URL(source, pageUrl));
  return { sentBytes, ofBudget: round2(sentBytes / BUDGET_BYTES) };
}

/** Length of the body on the wire; `fetch` would give it unpacked. */
function bytesSent(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}
