import type { Style } from '../../lib/domain/catalogue';
import { randomConfiguration, type Random } from '../../lib/domain/random-walk';
import { categoryPath, stylePath, withSku } from '../../lib/contracts/addresses';
import { selectionToWire } from '../../lib/contracts/selection';
import { configurationOf } from '../../lib/families/registry';
import { loadCatalogueFiles } from '../../lib/server/catalogue/files';

/** A configuration that somebody made, and the link they hand on. */
export interface Link {
  /** Path and query. */
  readonly path: string;
  readonly category: string;
  readonly stylePath: string;
  readonly sku: string;
  /** As calls name its family's fields. */
  readonly operation: string;
  /** The selection as the maker's browser held it. */
  readonly selection: Readonly<Record<string, unknown>>;
}

/** Makes links to where random walks end, through every style of every category in turn. */
export function* randomLinks(count: number, random: Random): Generator<Link> {
  const { snapshot } = loadCatalogueFiles('prisma/catalog');
  const routes = new Map(snapshot.categories.map(({ id, normalizedName }) => [id, normalizedName]));
  const styles = [...snapshot.stylesById.values()];
  for (let made = 0; made < count; made += 1) {
    const style = styles[made % styles.length];
    if (!style) throw new Error('the catalogue has no styles');
    // Both kinds of address carry a configuration (specification §16.4).
    yield linkTo(style, routes.get(style.categoryId) ?? '', random, Math.floor(made / styles.length) % 2 === 0);
  }
}

function linkTo(style: Style, category: string, random: Random, isShort: boolean): Link {
  const configuration = randomConfiguration(configurationOf(style), random);
  const { family, sku } = configuration;
  const ownPage = stylePath(category, style.normalizedName);
  return {
    path: withSku(isShort ? categoryPath(category) : ownPage, sku),
    category,
    stylePath: ownPage,
    sku,
    operation: family.operationName,
    selection: selectionToWire(configuration),
  };
}
