import 'server-only';
import { absolute, categoryPath, stylePath, withSku, type PageAddress } from '@/lib/contracts/addresses';
import type { PageSource } from '@/lib/contracts/page';
import { slotPart } from '@/lib/domain/selection';
import { WOOD } from '@/lib/domain/slots';
import { styleName } from '@/lib/domain/style-name';
import { dollars, type SummaryRow } from '@/lib/domain/summary';
import { env } from '../env';
import { cardAddress } from './card-address';
import { searchDescription } from './search-description';

/** What a page tells those who do not look at it: search engines, and whoever shows a link to it. */
export interface PageFacts {
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string;
  /** The one address of this content: a configuration's is its style's. */
  readonly canonical: string;
  /** The address that shows just this. */
  readonly url: string;
  /** The piece on show, by name and wood. */
  readonly piece: string;
  readonly sku: string;
  readonly material: string | null;
  readonly rows: readonly SummaryRow[];
  /** Whole dollars at the public markup; null where strangers see no price. */
  readonly price: number | null;
  /** The picture of just this configuration; null while nobody has drawn it. */
  readonly picture: string | null;
}

/** Facts of a page that was built for anonymous visitors: prices of others must not come in here. */
export function pageFacts(page: PageSource, address: PageAddress): PageFacts {
  const { category, configuration, prices } = page;
  const { style, sku } = configuration;
  const material = slotPart(configuration.selection, WOOD)?.displayName ?? null;
  const name = styleName(style);
  const shown = {
    piece: material === null ? name : `${name} in ${material}`,
    sku,
    material,
    rows: configuration.summary(prices),
    price: prices.isValid ? prices.total : null,
    picture: cardAddress(page),
  };
  const own = absolute(env.SITE_URL, stylePath(category.normalizedName, style.normalizedName));
  if (address === 'category') {
    const url = absolute(env.SITE_URL, categoryPath(category.normalizedName));
    return { ...shown, title: category.title, description: category.description, canonical: url, url };
  }
  if (address === 'style') {
    return { ...shown, title: style.title || name, description: searchDescription(style), canonical: own, url: own };
  }
  const url = withSku(own, sku);
  return { ...shown, title: shown.piece, description: choicesIn(shown), canonical: own, url };
}

/** A configuration in one line, as messengers show it below its picture. */
function choicesIn({ rows, price }: Pick<PageFacts, 'rows' | 'price'>): string {
  const names = [...new Set(rows.map(({ partName }) => partName))].join(', ');
  if (rows.some(({ isRestricted }) => isRestricted)) return `Not made in this combination: ${names}.`;
  return price === null ? `Made to order: ${names}.` : `Made to order for ${dollars(price)}: ${names}.`;
}
