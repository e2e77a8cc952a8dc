import 'server-only';
import { z } from 'zod';
import { stylePath, withGiven, withSku } from '@/lib/contracts/addresses';
import type { SendEmailRequest } from '@/lib/contracts/email';
import type { PageSource } from '@/lib/contracts/page';
import { pricesToWire } from '@/lib/contracts/prices';
import { discount, parseDiscount } from '@/lib/domain/discount';
import { MIN_MARKUP } from '@/lib/domain/markup-code';
import { pictureOf, showsPiece } from '@/lib/domain/picture';
import { styleName } from '@/lib/domain/style-name';
import { dollars, PRICE_FALLBACK } from '@/lib/domain/summary';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { Prices } from '@/lib/domain/prices';
import { dimensionsText } from '@/lib/families/dimensions/words';
import { drawingOf } from '@/lib/families/drawings/drawing';
import { sceneOf } from '@/lib/families/drawings/scene';
import { svgText } from '@/lib/families/drawings/svg';
import { DRAWING_SHEET } from './letter-looks';
import type { Caller } from '../auth/sessions';
import { currentCatalogue } from '../catalogue/load';
import { buildPageBySku } from '../configurator/build-page';
import { callerMarkup } from '../configurator/caller-markup';
import { refusalOfSku } from '../configurator/link-of-before';
import type { Prisma } from '../generated/client';
import { Problem } from '../http/problem';
import { dayInWords, givePrice } from '../configurator/given-price';

/** What a mail shows of a design, as stored. It holds what the customer may see and nothing else: no markup, no percent. */
export const mailedDesignSchema = z.object({
  name: z.string(),
  categoryName: z.string(),
  sku: z.string(),
  /** Path and query of the permalink, with the token of the price where one is given. */
  path: z.string(),
  /** The last day of the price, in words; '' when none is given. */
  goodUntil: z.string().default(''),
  /** Layers of the picture, bottom first, as `/images/…`; none when nothing of the piece is drawn yet. */
  layers: z.array(z.string()),
  /** How large it is, in words; '' when nobody says it. */
  dimensions: z.string().default(''),
  /** Its scale drawing, an SVG file as text; '' when there is none. */
  drawing: z.string().default(''),
  /** Layers that the picture lacks, because nobody has drawn them yet. */
  missing: z.array(z.string()).default([]),
  rows: z.array(
    z.object({
      section: z.string(),
      part: z.string(),
      code: z.string(),
      /** '' where prices of rows would tell a discount, or there is none. */
      price: z.string(),
      /** What a percentage comes to, in dollars; '' for other prices. */
      amount: z.string().default(''),
      /** Why the part cannot be had; '' when it can. */
      restriction: z.string(),
    }),
  ),
  /** Dollars, or 'See associate for price'. */
  total: z.string(),
  /** Whether the page that the link opens shows the same total: only then may a screenshot show prices. */
  isPublicTotal: z.boolean(),
});
export type MailedDesign = z.infer<typeof mailedDesignSchema>;

type Enclosure = Pick<SendEmailRequest, 'discount' | 'markup'>;

/** A design for a mail, and what it was made of. */
export interface Mailed {
  readonly design: MailedDesign;
  readonly page: PageSource;
  readonly day: { readonly snapshot: CatalogueSnapshot; readonly markup: number | null };
  /** Off it; null for none. */
  readonly percent: number | null;
}

/**
 * The design of a sku, priced as the sender's customer may see it: at the markup of the sender's session, less the
 * discount sent with it. A dealer's own price, 1.00, is shown to no customer.
 * @throws Problem 422 'invalid sku', or which parts are gone
 */
export async function mailedDesign(sku: string, caller: Caller | null, sent: Enclosure): Promise<Mailed> {
  const markup = callerMarkup(caller, () => sent.markup);
  const day = { ...(await currentCatalogue()), markup: markup === MIN_MARKUP ? null : markup };
  const found = buildPageBySku(day, sku);
  if (!found.ok) throw new Problem(422, await refusalOfSku(sku, day.snapshot));
  const page = found.value;
  const percent = caller && sent.discount != null ? parseDiscount(String(sent.discount)) : null;
  const { prices } = page;
  const given = discount(prices.total, percent);
  const design = {
    // Rows that add up to more than the total would tell the discount.
    ...describeDesign(page, given ? null : prices),
    goodUntil: '',
    total: prices.isValid ? dollars(given?.discountedTotal ?? prices.total) : PRICE_FALLBACK,
    isPublicTotal: false,
  };
  return { design, page, day, percent };
}

/** A mailed design whose link holds the price, and what is stored with the mail for that. */
export interface HeldDesign {
  readonly design: MailedDesign;
  readonly store: (transaction: Prisma.TransactionClient) => Promise<unknown>;
}

/** The design with the link that its price is given at. */
export const given = (design: MailedDesign, path: string, until: Date): MailedDesign => ({
  ...{ ...design, path, isPublicTotal: true },
  goodUntil: dayInWords(until),
});

/** A stranger's: at the public price of this day. */
export function heldPublicly({ design, page }: Mailed): HeldDesign {
  const { sku, path } = design;
  const { prices } = page;
  const price = givePrice({ sku, total: prices.total, prices: pricesToWire(prices), dealer: null });
  return {
    design: given(design, withGiven(path, price.token), price.goodUntil),
    store: (transaction) => transaction.givenPrice.create({ data: price.row, select: { tokenHash: true } }),
  };
}

/** What a mail and a quote both show of a design: its words, layers and size, with rows at these prices; null for none. */
export function describeDesign({ configuration, category, images }: PageSource, prices: Prices | null) {
  const { family, style, sku } = configuration;
  const picture = pictureOf(configuration, images);
  return {
    name: styleName(style),
    categoryName: category.longerName,
    sku,
    path: withSku(stylePath(category.normalizedName, style.normalizedName), sku),
    // A lone shadow would be a blank picture.
    layers: showsPiece(family, picture) ? picture.layers.map(({ src }) => src) : [],
    missing: [...picture.missing],
    ...sizeOf(configuration),
    rows: configuration.summary(prices).map((row) => ({
      section: row.sectionDisplayName,
      part: row.partName,
      code: row.code,
      price: row.price,
      amount: row.detail,
      restriction: row.isRestricted ? `Restricted${row.invalidPartName && `: ${row.invalidPartName}`}` : '',
    })),
  };
}

/** Most a drawing is high in a letter, pixels. */
const DRAWING_HEIGHT = 460;

function sizeOf(configuration: Configuration): Pick<MailedDesign, 'dimensions' | 'drawing'> {
  const drawing = drawingOf(configuration.selection);
  return {
    dimensions: drawing ? dimensionsText(drawing.dimensions) : '',
    drawing: drawingText(configuration, { width: DRAWING_SHEET.width, height: DRAWING_HEIGHT }, DRAWING_SHEET.width),
  };
}

/**
 * The scale drawing of a design as an SVG file; '' when there is none.
 * @param most its bounds, pixels; figures and lines have one size whatever they are
 * @param sheetWidth of the ground it stands on at least, pixels
 */
export function drawingText({ selection }: Configuration, most: Parameters<typeof sceneOf>[1], sheetWidth = 0): string {
  const drawing = drawingOf(selection);
  return drawing ? svgText(sceneOf(drawing, most), { ...DRAWING_SHEET, width: sheetWidth }) : '';
}
