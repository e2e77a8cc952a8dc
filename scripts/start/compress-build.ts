import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED, RECOVERY } from '../../lib/server/http/build-files';

const FOLDER = path.join('.next', 'static');
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const GZIP = { level: constants.Z_BEST_COMPRESSION };

/**
 * Has a browser that knows it (Chromium) read a script's functions beside the main thread, while it loads, and not one by one as the
 * page comes to life: nearly all of them are called then.
 */
const READ_AHEAD = Buffer.from('//# allFunctionsCalledOnLoad\n');

/** Writes beside each script and style sheet of the build what `lib/server/http/build-files.ts` sends in its place. */
export async function compressBuild(): Promise<void> {
  await copyFile(path.join('public', RECOVERY), path.join(FOLDER, RECOVERY));
  const names = await readdir(FOLDER, { recursive: true });
  await Promise.all(
    names
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map(async (name) => {
        const file = path.join(FOLDER, name);
        const written = await readFile(file);
        const plain = name.endsWith('.js') ? Buffer.concat([READ_AHEAD, written]) : written;
        await writeFile(file + COMPRESSED.br, await promisify(brotliCompress)(plain, BROTLI));
        await writeFile(file + COMPRESSED.gzip, await promisify(gzip)(plain, GZIP));
      }),
  );
}
