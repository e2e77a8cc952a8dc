import { readFileSync } from 'node:fs';
import { drawingFiles } from '@/scripts/drawings/files';

it('Scale drawings read what the studio draws: `npm run drawings` after a change of its data', () => {
  for (const [file, text] of drawingFiles('studio')) {
    expect({ file, text: readFileSync(file, 'utf8') }).toEqual({ file, text });
  }
});
