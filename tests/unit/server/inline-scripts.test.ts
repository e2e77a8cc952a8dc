import { createHash } from 'node:crypto';
import { inlineScripts } from '@/lib/server/security/inline-scripts';

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

const START = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"0:[\\"$\\",\\"p\\",null,{\\"children\\":\\"42″ × 72″ \\u003c/script>\\"}]\\n"])';
const FILES =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]});';

describe('Inline scripts of a page', () => {
  it('that Next writes get the hash a browser takes of them', () => {
    const html = `<p>“hello”</p><script>${START}</script><script id="_R_">${FILES}</script><script>${DATA}</script>`;
    expect(inlineScripts(html)).toEqual({ hashes: [START, FILES, DATA].map(sha256), refused: [] });
  });

  it('are named once however often they stand there; files and data are none', () => {
    const html = [
      `<script>${START}</script>`.repeat(2),
      '<script src="/_next/static/chunks/a.js" async=""></script>',
      '<script type="application/ld+json">{"name":"table"}</script>',
    ].join('');
    expect(inlineScripts(html)).toEqual({ hashes: [sha256(START)], refused: [] });
  });

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"x"]);alert(1)',
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([1,"x"])//',
    'self.__next_f.push([1,"x"]);;',
    'self.__next_f.push([1,"x"]),alert([1])',
    `${START};alert(1)`,
    'xself.__next_f.push([1])',
    '',
  ])('of any other kind are not vouched for: %j', (script) => {
    const { hashes, refused } = inlineScripts(`<script>${START}</script><SCRIPT nonce="x">${script}</SCRIPT >`);
    expect(hashes).toEqual([sha256(START)]);
    // an element that never ends is none either
    expect(refused.length).toBeLessThanOrEqual(1);
  });

  it('are vouched for by who asks in development', () => {
    const script = 'self.__next_r="abc"';
    expect(inlineScripts(`<script>${script}</script>`, () => true)).toEqual({ hashes: [sha256(script)], refused: [] });
    expect(inlineScripts(`<script>${script}</script>`)).toEqual({ hashes: [], refused: [script] });
  });
});
