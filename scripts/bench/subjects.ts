import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const pageShape = z.object({
  StylePage: z.object({
    ActiveStyle: z.object({
      TableSelections: z.record(z.string(), z.unknown()),
      TableImageNames: z.looseObject({ Path: z.string(), Top: z.string() }),
    }),
  }),
});

const defaultPage = async (url: string) =>
  pageShape.parse(await (await fetch(`${url}/api/GetPage?catId=1&styleId=17`)).json()).StylePage.ActiveStyle;

/** The default configuration as the price call takes it. */
export const someSelection = async (url: string) => (await defaultPage(url)).TableSelections;

const STATIC_MEDIA = '.next/static/media';

/** A layer that has been composed already, and the static file of the build that is nearest to it in size. */
export async function warmLayer(url: string): Promise<{ layer: string; staticFile: string }> {
  const { Path, Top } = (await defaultPage(url)).TableImageNames;
  const layer = `${url}${Path}${Top}`;
  const bytes = (await (await fetch(layer)).arrayBuffer()).byteLength;
  const files = await Promise.all(
    (await readdir(STATIC_MEDIA)).map(async (name) => ({
      name,
      size: (await stat(path.join(STATIC_MEDIA, name))).size,
    })),
  );
  const nearest = files.sort((a, b) => Math.abs(a.size - bytes) - Math.abs(b.size - bytes))[0];
  if (!nearest) throw new Error(`no static file in ${STATIC_MEDIA}`);
  return { layer, staticFile: `${url}/_next/static/media/${nearest.name}` };
}
