import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What comments and documents refer to is there, in the repository: no other paper is needed to understand the code. */
const ROOT = path.resolve(__dirname, '../../..');
const NUMBERED = ['specification', 'architecture', 'trade'];

/** Made by tools, or not ours. */
const SKIPPED = /^(node_modules|generated|passes|public|coverage|test-results|playwright-report|\.(?!ci$|env).*)$/;
const TEXT = /\.(tsx?|[mc]?js|py|toml|ya?ml|css|prisma|md|example)$|^run$/;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => !SKIPPED.test(entry.name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(file);
      return TEXT.test(entry.name) && path.resolve(ROOT, file) !== __filename ? [file] : [];
    });

/** Text by file, comments as running text: a reference may go over the end of a line. */
const texts = filesBelow('.').map((file): readonly [string, string] => [
  file,
  readFileSync(path.join(ROOT, file), 'utf8').replace(/[ \t]*\n[ \t]*(?:\*(?!\/)|\/{2,3}|#)?[ \t]*/g, ' '),
]);

const headings = new Map(
  NUMBERED.map((name) => {
    const text = readFileSync(path.join(ROOT, 'docs', `${name}.md`), 'utf8');
    return [name, new Set([...text.matchAll(/^#+ (\d+(?:\.\d+)*)\.? /gm)].map(([, number]) => number))];
  }),
);

/** Every `§` as `document §number`; one that follows another belongs to the same document, in a document to itself. */
function referencesIn(file: string, text: string): readonly string[] {
  const own = NUMBERED.find((name) => file === path.join('docs', `${name}.md`)) ?? 'nothing';
  let [document, end] = [own, 0];
  return [...text.matchAll(/(?:\b([Ss]pecification|[Aa]rchitecture|[Tt]rade|RFC \d+) )?§ ?(\d+(?:\.\d+)*)?/g)].map(
    (match) => {
      const goesOn = /^(?: "[^"]*")?(?:,|;|,? and|,? or| to) $/.test(text.slice(end, match.index));
      document = match[1]?.toLowerCase() ?? (goesOn ? document : own);
      end = match.index + match[0].length;
      return `${document} §${match[2] ?? ''}`;
    },
  );
}

const isThere = (reference: string): boolean => {
  const [document = '', number = ''] = reference.split(' §');
  return document.startsWith('rfc ') || (headings.get(document)?.has(number) ?? false);
};

it('Every reference to a section leads to a heading', () => {
  const references = texts.flatMap(([file, text]) => referencesIn(file, text).map((each) => `${file}: ${each}`));
  expect(references.length).toBeGreaterThan(200);
  expect(references.filter((each) => !isThere(each.slice(each.indexOf(': ') + 2)))).toEqual([]);
});

it('Every decision that is named is kept', () => {
  const kept = new Set(readdirSync(path.join(ROOT, 'docs/decisions')).map((file) => file.slice(0, 3)));
  const named = texts.flatMap(([file, text]) =>
    [...text.matchAll(/\bdecisions?[ /](\d{3})\b/gi)].map(([, number = '']) => ({ file, number })),
  );
  expect(named.filter(({ number }) => !kept.has(number))).toEqual([]);
});

it('Every link of a document leads to a file', () => {
  const links = texts
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, target = '']) => path.join(path.dirname(file), target)),
    );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((target) => !existsSync(path.join(ROOT, target)))).toEqual([]);
});

it.each([
  ['papers that are not in the repository', /\b(?:SPEC|DESIGN|DOMAIN|EXAMPLES|TOOLCHAIN)\b/g],
  ['issues', /\bissue:? #?\d+|\((?:and )?issue:|\band issue\b/gi],
])('Nothing refers to %s', (_, pattern) => {
  const found = texts.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${file}: ${text.slice(Math.max(0, index - 20), index + 40)}`),
  );
  expect(found).toEqual([]);
});
