import 'server-only';
import { skuOfCard } from '@/lib/contracts/addresses';
import { currentCatalogue } from '../catalogue/load';
import { layerAddresses } from '../configurator/image-names';
import { nearestDesign } from '../configurator/link-of-before';
import { handle } from '../http/handle';
import { FOR_A_WHILE } from '../http/lifetimes';
import { CARD_SIZE, composePiece } from './compose-piece';
import { composedPictures, unknownPicture } from './composed';

/** A sku shows the same piece for good, but its picture may be rendered anew. */
const FOR_A_DAY = 'public, max-age=86400';

/** However a sku is written, equal layers are one picture. */
const cards = composedPictures('card', 'image/jpeg', (addresses, caller) => composePiece(addresses, CARD_SIZE, caller));

/**
 * GET /pictures/og/<customSku>.jpg: 404 for a sku that is none, or a piece that nobody has drawn. One of an earlier
 * catalogue shows the nearest that is made today.
 */
export const cardRoute = handle(async (request) => {
  const { snapshot } = await currentCatalogue();
  const design = await nearestDesign(skuOfCard(new URL(request.url).pathname), snapshot);
  if (!design) throw unknownPicture();
  const { configuration, isExact } = design;
  const addresses = layerAddresses(snapshot, configuration);
  return cards.answer(request, { addresses, cacheControl: isExact ? FOR_A_DAY : FOR_A_WHILE });
});
