import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auditOutcome, auditPackages } from '@/scripts/test/audit';

/** What comes of an audit by a registry that knows these advisories. */
async function auditedBy(advisories: object) {
  const server = createServer((request, response) => {
    const isBulk = request.url?.endsWith('/advisories/bulk');
    response.writeHead(isBulk ? 200 : 404, { 'content-type': 'application/json' });
    request.resume().on('end', () => response.end(JSON.stringify(isBulk ? advisories : {})));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  try {
    return await auditPackages(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** npm remembers an advisory by its number. */
const hole = (severity: string, id = Math.ceil(Math.random() * 1e9)) => ({
  pg: [
    { id, url: `https://example.com/${id}`, title: 'a hole', severity, vulnerable_versions: '<99', cwe: [], cvss: {} },
  ],
});

it('A package of the shop with a grave hole fails the audit, by name', async () => {
  const outcome = await auditedBy(hole('critical'));
  expect(outcome.failed).toBeGreaterThan(0);
  expect(outcome.said).toContain('pg: critical\n');
});

it('Lesser holes and none pass', async () => {
  expect(await auditedBy(hole('moderate'))).toEqual({ passed: 1, failed: 0 });
  expect(await auditedBy({})).toEqual({ passed: 1, failed: 0 });
});

it('Without a registry it is skipped and says why', async () => {
  const { failed, skipped } = await auditPackages('http://127.0.0.1:9');
  expect(failed).toBe(0);
  expect(skipped).toContain('ECONNREFUSED');
  expect(auditOutcome('').skipped).toContain('npm gave no report');
});
