import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SaveQuoteRequest } from '@/lib/contracts/quote';
import type { PageSource } from '@/lib/contracts/page';
import { pricesToWire } from '@/lib/contracts/prices';
import { MIN_MARKUP } from '@/lib/domain/markup-code';
import type { Caller } from '../auth/sessions';
import { currentCatalogue } from '../catalogue/load';
import { buildPageBySku } from '../configurator/build-page';
import { callerMarkup } from '../configurator/caller-markup';
import { refusalOfSku } from '../configurator/link-of-before';
import { Problem } from '../http/problem';
import { log } from '../log';
import { describeDesign, drawingText } from '../mail/design';
import { composePiece, type PictureSize } from '../pictures/compose-piece';
import type { FrozenPiece } from './content';

/** Large enough for print. */
const PICTURE: PictureSize = { width: 1200, height: 690, frameWidth: 1200 };

/** Beside the picture on paper: its figures are to be read there. In pixels. */
const DRAWING = { width: 310, height: 270 };

export interface Picture {
  readonly hash: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

/** Pieces that are frozen, and the pictures to be stored with them. */
export interface Frozen {
  readonly pieces: readonly FrozenPiece[];
  readonly pictures: readonly Picture[];
}

/** Markup × 100 that a dealer's customers see prices at; null for the dealer's own price, which no customer sees. */
export function quotedMarkup(caller: Caller, sent: unknown): number | null {
  const markup = callerMarkup(caller, () => sent);
  return markup === MIN_MARKUP ? null : markup;
}

/**
 * The pieces of a quote, frozen as they are now; those that were and have the same sku stay as they were.
 * @throws Problem 400 with the place of a sku that is none
 */
export async function freezePieces(
  caller: Caller,
  { Pieces, Markup }: Pick<SaveQuoteRequest, 'Pieces' | 'Markup'>,
  known: readonly FrozenPiece[],
): Promise<Frozen> {
  const input = { ...(await currentCatalogue()), markup: quotedMarkup(caller, Markup) };
  const pictures: Picture[] = [];
  const pieces: FrozenPiece[] = [];
  for (const [
    index,
    { Id: id, Sku, Quantity: quantity, DiscountPercent: discountPercent, IsPricedAnew },
  ] of Pieces.entries()) {
    const kept = IsPricedAnew ? undefined : known.find((piece) => piece.id === id && piece.sku === Sku);
    if (kept) {
      pieces.push({ ...kept, quantity, discountPercent });
      continue;
    }
    const found = buildPageBySku(input, Sku);
    if (!found.ok) {
      const why = await refusalOfSku(Sku, input.snapshot);
      throw new Problem(400, 'Some fields are wrong.', { [`Pieces.${index}.Sku`]: [why] });
    }
    const frozen = await freezePage(found.value, input, { id, quantity, discountPercent });
    pieces.push(frozen.piece);
    if (frozen.picture) pictures.push(frozen.picture);
  }
  return { pieces, pictures };
}

/** What of a piece is the dealer's word. */
type Wish = Pick<FrozenPiece, 'id' | 'quantity' | 'discountPercent'>;
type Day = { readonly snapshot: { readonly version: number }; readonly markup: number | null };

/** The piece of a page, as it is on a day at a markup; and its picture, to be stored with it. */
export async function freezePage(
  page: PageSource,
  { snapshot, markup }: Day,
  wish: Wish,
): Promise<{ readonly piece: FrozenPiece; readonly picture: Picture | null }> {
  const { configuration, prices } = page;
  const { layers, rows, sku, name, categoryName, path, dimensions } = describeDesign(page, prices);
  const picture = await pictureOf(layers, sku);
  const piece = {
    ...{ ...wish, sku, name, categoryName, path, dimensions, rows, markup },
    drawing: drawingText(configuration, DRAWING),
    styleId: configuration.style.id,
    catalogueVersion: snapshot.version,
    picks: z.json().parse(configuration.picks),
    picture: picture?.hash ?? null,
    unitPrice: prices.isValid ? prices.total : null,
    prices: z.record(z.string(), z.json()).parse(pricesToWire(prices)),
  };
  return { piece, picture };
}

/** A quote is saved without a picture rather than not at all. */
async function pictureOf(layers: readonly string[], sku: string): Promise<Picture | null> {
  if (layers.length === 0) return null;
  try {
    const bytes = await composePiece(layers, PICTURE, 'quote');
    return bytes && { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
  } catch (error) {
    log.error({ sku, err: error }, 'picture for a quote could not be made');
    return null;
  }
}
