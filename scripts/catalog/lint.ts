import path from 'node:path';
import { formatDefect, type Defect } from '@/lib/server/catalogue/defect';
import { lintCatalogue, type LintResult } from '@/lib/server/catalogue/lint/lint';
import type { HasPass } from '@/lib/server/catalogue/lint/pictures';
import { pictureDefects } from '@/lib/server/catalogue/source/check-pictures';
import { passKey, readManifest } from '@/lib/server/layers/manifest';
import { CATALOGUE_FOLDER } from './folder';

const PASSES = path.resolve(__dirname, '../../studio/passes');

/** `catalog lint`: every finding on a line of its own, with the smallest example, then a summary. Exit code 1 when there is a defect. */
export async function lint(folder = CATALOGUE_FOLDER): Promise<number> {
  const manifest = readManifest(PASSES);
  const hasPass = (...place: [string, string, string]): boolean => manifest.has(passKey(...place));
  const result = await lintFolder(folder, manifest.size > 0 ? hasPass : undefined);
  printDefects(result, folder);
  if (result.defects.length > 0) return 1;
  for (const notice of result.notices) console.log(`notice: ${lineOf(notice, folder)}`);
  const { styles, parts } = result.source.rows;
  console.log(
    `${styles.length} styles, ${parts.length} parts, ${result.declaredHoles} prices declared as not quoted: fine.`,
  );
  return 0;
}

/** What lint finds in a folder, and what is wrong with its pictures. */
export async function lintFolder(folder: string, hasPass?: HasPass): Promise<LintResult> {
  const result = lintCatalogue(folder, hasPass);
  return { ...result, defects: [...result.defects, ...(await pictureDefects(result.source))] };
}

/** Prints what is wrong, with paths a terminal can open. */
export function printDefects({ defects }: LintResult, folder: string): void {
  for (const defect of defects) console.error(lineOf(defect, folder));
  if (defects.length > 0) console.error(`${defects.length} defect${defects.length === 1 ? '' : 's'}.`);
}

function lineOf(defect: Defect, folder: string): string {
  const file = path.relative(process.cwd(), path.join(folder, defect.file));
  const { example } = defect;
  const shown = example ? ` [${[example.sku, ...example.picks].join('; ')}]` : '';
  return formatDefect({ ...defect, file }) + shown;
}
