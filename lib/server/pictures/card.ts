import 'server-only';
import { layerPaths, skuOfCard } from '@/lib/contracts/addresses';
import { buildPageBySku } from '../configurator/build-page';
import { publicPageInput } from '../configurator/page-input';
import { handle } from '../http/handle';
import { CARD_SIZE, composePiece } from './compose-piece';
import { composedPictures, unknownPicture } from './composed';

/** A sku shows the same piece for good, but its picture may be rendered anew. */
const FOR_A_DAY = 'public, max-age=86400';

/** However a sku is written, equal layers are one picture. */
const cards = composedPictures('card', 'image/jpeg', (addresses, caller) => composePiece(addresses, CARD_SIZE, caller));

/** GET /pictures/og/<customSku>.jpg: 404 for a sku that is none, or a piece that nobody has drawn. */
export const cardRoute = handle(async (request) => {
  const page = buildPageBySku(await publicPageInput(), skuOfCard(new URL(request.url).pathname));
  if (!page.ok) throw unknownPicture();
  const { configuration, images } = page.value;
  return cards(request, { addresses: layerPaths(configuration.family, images), cacheControl: FOR_A_DAY });
});
