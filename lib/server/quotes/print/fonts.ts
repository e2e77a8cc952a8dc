import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join('node_modules', '@fontsource-variable');

/** The letters of the shop (app/fonts.ts), for a document that asks nobody for anything. */
const FILES = {
  Fraunces: path.join('fraunces', 'files', 'fraunces-latin-opsz-normal.woff2'),
  Figtree: path.join('figtree', 'files', 'figtree-latin-wght-normal.woff2'),
} as const;

let made: Promise<string> | undefined;

/** Style sheet that brings the letters along; read once. */
export function fontFaces(): Promise<string> {
  made ??= read();
  made.catch(() => {
    made = undefined;
  });
  return made;
}

async function read(): Promise<string> {
  const faces = Object.entries(FILES).map(async ([name, file]) => {
    const bytes = await readFile(path.resolve(/* turbopackIgnore: true */ FOLDER, file));
    const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
    return `@font-face{font-family:${name};font-weight:100 900;src:${source}}`;
  });
  return (await Promise.all(faces)).join('\n');
}
