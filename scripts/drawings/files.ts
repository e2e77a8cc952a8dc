import path from 'node:path';
import { format } from 'prettier';
import { readYaml } from '../studio/data';
import { shapeRows } from './shapes';

const FOLDER = 'lib/families/dimensions';
const HEAD = '// Written by `npm run drawings` from `studio/families`: change it there.\n';

/** Every file that is written, by its path from the project's folder. */
export async function drawingFiles(studio: string): Promise<ReadonlyMap<string, string>> {
  const data = (family: string, file: string): unknown => readYaml(path.join(studio, 'families', family, 'data', file));
  const files = new Map([['shape-rows', shapeRows(data('table', 'shapes.yaml'), data('table', 'plans.yaml'))]]);
  const written = new Map<string, string>();
  for (const [name, text] of files) {
    written.set(
      `${FOLDER}/${name}.ts`,
      await format(HEAD + text, { parser: 'typescript', singleQuote: true, printWidth: 120 }),
    );
  }
  return written;
}
