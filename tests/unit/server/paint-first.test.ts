import { paintFirst } from '@/lib/server/page-cache/paint-first';
import { inlineScripts } from '@/lib/server/security/inline-scripts';

const page = (head: string) => `<html><head>${head}</head><body><p>Harvest Leg Table</p></body></html>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

test('scripts of the page are named in their order, asked for and run by one inline script, which the policy names', () => {
  const ahead = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0a-b_c.js"/>';
  const html = paintFirst(page(ahead + script('0a-b_c') + script('turbopack-1')));
  expect(html).not.toContain('rel="preload"');
  const hrefs = [...html.matchAll(/<link as="script"[^>]* href="([^"]+)" data-run=""\/>/g)];
  expect(hrefs.map(([, href]) => href)).toEqual([
    '/_next/static/chunks/0a-b_c.js',
    '/_next/static/chunks/turbopack-1.js',
  ]);
  expect(html).not.toContain(' src=');
  expect(inlineScripts(html)).toEqual({ hashes: [expect.stringMatching(/^sha256-/)], refused: [] });
});

test('what old browsers and the recovery of lost files need stays as it is', () => {
  const kept =
    '<script src="/_next/static/chunks/0cz.js" noModule=""></script><script src="/recover.js" async=""></script>';
  expect(paintFirst(page(kept + script('0a')))).toContain(kept);
});

test('a page without scripts of its own is left alone', () => {
  expect(paintFirst(page(''))).toBe(page(''));
});
