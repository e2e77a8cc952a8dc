/** Reads a PDF from standard input and says what is in it, as JSON. A process of its own: pdfjs is a module that Jest does not load. */
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const data = new Uint8Array(await buffer(process.stdin));
const document = await getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise;

/** Roles of a tagged page's tree, and the words for pictures in it. */
function roles(node) {
  const children = (node.children ?? []).flatMap(roles);
  return node.role ? [{ role: node.role, alt: node.alt ?? null }, ...children] : children;
}

const pages = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  const [, , width, height] = page.view;
  const { items } = await page.getTextContent();
  const links = (await page.getAnnotations()).flatMap(({ url }) => url ?? []);
  const tree = await page.getStructTree();
  const text = items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('');
  pages.push({ width: Math.round(width), height: Math.round(height), text, links, tags: tree ? roles(tree) : [] });
}
const { info } = await document.getMetadata();
console.log(JSON.stringify({ title: info.Title, marked: (await document.getMarkInfo())?.Marked ?? false, pages }));
