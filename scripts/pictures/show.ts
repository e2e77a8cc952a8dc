import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { loadCatalogueFiles } from '../../lib/server/catalogue/files';
import { CATALOGUE_FOLDER } from '../catalog/folder';
import { freePort } from '../config/free-port';
import { TRIALS } from '../contact-sheet/finishes';
import { pieceSheets } from '../contact-sheet/pieces';
import type { Cell } from '../contact-sheet/sheet';
import { Painter } from './painter';
import { fullSizeOf } from './stack';

const PAGE = 'docs/pictures.html';
/** Of one finish: which sheet, which part of it. */
const PICTURE = /^\/picture\/(\d)\/([\w-]+)\/(\d+)$/;

/** The parts of a sheet, each in all finishes; null in one that it cannot be had in. */
interface Shown {
  readonly name: string;
  readonly parts: readonly { readonly label: string; readonly finishes: readonly (Cell | null)[] }[];
}

/**
 * Serves `docs/pictures.html`, in which every part can be seen at full size in three finishes, as the passes of a folder
 * are now, until it is closed.
 */
export async function showPictures(passes?: string): Promise<{ readonly address: string; close(): Promise<void> }> {
  const painter = new Painter(passes);
  const shown = sheetsInFinishes();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void answer(pathname, shown, painter).then(
      (found) =>
        response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' }).end(found?.body),
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await painter.close();
    },
  };
}

function sheetsInFinishes(): ReadonlyMap<string, Shown> {
  const styles = [...loadCatalogueFiles(CATALOGUE_FOLDER).snapshot.stylesById.values()];
  const trials = TRIALS.map((finish) => pieceSheets(styles, finish));
  const sheets = trials[0] ?? [];
  return new Map(
    sheets.map(({ name }) => {
      const cells = trials.map((trial) => trial.find((sheet) => sheet.name === name)?.cells() ?? []);
      const labels = [...new Set(cells.flatMap((of) => of.map(({ label }) => label)))];
      const parts = labels.map((label) => ({
        label,
        finishes: cells.map((of) => of.find((cell) => cell.label === label) ?? null),
      }));
      return [name, { name, parts }];
    }),
  );
}

interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
}

async function answer(path: string, shown: ReadonlyMap<string, Shown>, painter: Painter): Promise<Answer | null> {
  if (path === '/') return { type: 'text/html; charset=utf-8', body: await readFile(PAGE) };
  if (path === '/parts.json') {
    const list = [...shown.values()].map(({ name, parts }) => ({ name, parts: parts.map(({ label }) => label) }));
    return { type: 'application/json', body: JSON.stringify({ finishes: TRIALS.map(nameOf), sheets: list }) };
  }
  const [, finish, sheet, part] = PICTURE.exec(path) ?? [];
  const cell = shown.get(sheet ?? '')?.parts[Number(part)]?.finishes[Number(finish)];
  const body = cell && (await fullSize(painter, cell));
  return body ? { type: 'image/webp', body } : null;
}

const nameOf = (finish: Readonly<Record<string, string>>): string => Object.values(finish).join(' ');

async function fullSize(painter: Painter, { layers }: Cell): Promise<Buffer | null> {
  const stack = await fullSizeOf(painter, layers);
  return stack && stack.webp({ quality: 95 }).toBuffer();
}
