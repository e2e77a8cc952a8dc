import 'server-only';
import { createHash } from 'node:crypto';
import { layerPaths, readWholePath, wholePath } from '@/lib/contracts/addresses';
import type { PageSource } from '@/lib/contracts/page';
import { currentCatalogue } from '../catalogue/load';
import { layerAddresses } from '../configurator/image-names';
import { nearestDesign } from '../configurator/link-of-before';
import { handle } from '../http/handle';
import { FOR_A_WHILE, FOR_GOOD } from '../http/lifetimes';
import type { Asker } from '../overload/fair-queue';
import { composeWhole, type WholeWidth } from './compose-piece';
import { composedPictures, unknownPicture } from './composed';

/** Raised when composing changes what it makes of the same layers. */
const COMPOSER_VERSION = '1';

/** By query. */
const WIDTHS: ReadonlyMap<string, WholeWidth> = new Map([
  ['', 800],
  ['?w=400', 400],
  ['?w=1600', 1600],
]);

const pictures = {
  400: composedPictures('list', 'image/webp', (addresses, caller) => composeWhole(addresses, 400, caller)),
  800: composedPictures('small', 'image/webp', (addresses, caller) => composeWhole(addresses, 800, caller)),
  1600: composedPictures('large', 'image/webp', (addresses, caller) => composeWhole(addresses, 1600, caller)),
} as const;

/**
 * GET /pictures/whole/<customSku>.<version>.webp[?w=400|1600]: all layers of a configuration as one file, for the first paint
 * and for lists (specification §18.4). 404 for a sku that is none, another query, or a piece that nobody has drawn.
 */
export const wholeRoute = handle(async (request) => {
  const { pathname, search } = new URL(request.url);
  const width = WIDTHS.get(search);
  const named = readWholePath(pathname);
  if (named === null || width === undefined) throw unknownPicture();
  const { snapshot } = await currentCatalogue();
  const design = await nearestDesign(named.sku, snapshot);
  if (!design) throw unknownPicture();
  const { configuration } = design;
  const addresses = layerAddresses(snapshot, configuration);
  const cacheControl = named.version === versionOf(addresses) ? FOR_GOOD : FOR_A_WHILE;
  return pictures[width].answer(request, { addresses, cacheControl });
});

/** Makes the one that pages are first painted with ahead of time. @param addresses of its layers */
export const prepareWhole = (addresses: readonly string[], asker: Asker): Promise<unknown> =>
  pictures[800].make(addresses, asker);

/** Address of the whole picture of a page's configuration; null while nobody has drawn it. */
export function wholeAddress({ configuration, images }: Pick<PageSource, 'configuration' | 'images'>): string | null {
  const addresses = layerPaths(configuration.family, images);
  return addresses.length === 0 ? null : wholePath(configuration.sku, versionOf(addresses));
}

/** The addresses of the layers have versions of their own. */
const versionOf = (addresses: readonly string[]): string =>
  createHash('sha256')
    .update([COMPOSER_VERSION, ...addresses].join(' '))
    .digest('hex')
    .slice(0, 8);
