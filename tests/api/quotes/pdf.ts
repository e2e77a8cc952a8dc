import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { z } from 'zod';

const readSchema = z.object({
  title: z.string(),
  marked: z.boolean(),
  pages: z.array(
    z.object({
      /** Points. */
      width: z.number(),
      height: z.number(),
      text: z.string(),
      links: z.array(z.string()),
      tags: z.array(z.object({ role: z.string(), alt: z.string().nullable() })),
    }),
  ),
});
export type ReadPdf = z.infer<typeof readSchema>;

/** What a PDF says, read by a reader that knows nothing of ours. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const reader = spawn(process.execPath, [path.join(__dirname, 'read-pdf.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(bytes);
  return readSchema.parse(JSON.parse(await text(reader.stdout)));
}

/** All its words. */
export const wordsOf = ({ pages }: ReadPdf): string => pages.map((page) => page.text).join('\n');
