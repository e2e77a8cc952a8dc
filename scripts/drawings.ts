import { writeFile } from 'node:fs/promises';
import { runMain } from './config/run-main';
import { drawingFiles } from './drawings/files';

/**
 * Writes what scale drawings read of the studio's data: `npm run drawings`, after a change of outlines or
 * divisions in `studio/families`. A test fails while the two differ.
 */
async function main(): Promise<void> {
  for (const [file, text] of drawingFiles('studio')) await writeFile(file, text);
}

runMain(main);
