import { gzipSync } from 'node:zlib';
import { round2 } from './throughput';

/** Budget: client JavaScript of the route, gzip bytes. */
const BUDGET_BYTES = 170 * 1024;

/** Sum of all scripts a page's HTML asks for, compressed as a server would. */
export async function clientBytes(pageUrl: string): Promise<{ gzipBytes: number; ofBudget: number }> {
  const html = await (await fetch(pageUrl)).text();
  const sources = new Set(
    [...html.matchAll(/<script[^>]*\ssrc="([^"]+\.js[^"]*)"(?![^>]*nomodule)/gi)].map((match) => match[1] ?? ''),
  );
  let gzipBytes = 0;
  for (const source of sources) {
    const script = await (await fetch(new URL(source, pageUrl))).arrayBuffer();
    gzipBytes += gzipSync(Buffer.from(script)).byteLength;
  }
  return { gzipBytes, ofBudget: round2(gzipBytes / BUDGET_BYTES) };
}
