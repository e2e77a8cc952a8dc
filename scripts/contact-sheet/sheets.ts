import type { CatalogueSnapshot } from '../../lib/domain/catalogue';
import { configurationOf } from '../../lib/families/registry';
import { layersOf } from '../pictures/configurations';
import { finishSheets } from './finishes';
import { pieceSheets } from './pieces';
import type { Sheet } from './sheet';
import { thumbSheets } from './thumbs';

const STYLE = { columns: 3, width: 640, height: 368 };

/**
 * Every sheet there is to look at: a sheet of styles for each category, then all that a person can choose by its looks,
 * as families, layers and sections say.
 */
export function sheets(snapshot: CatalogueSnapshot): readonly Sheet[] {
  const styles = [...snapshot.stylesById.values()];
  return [
    ...snapshot.categories.map((category) => ({
      name: `${category.normalizedName}-styles`,
      ...STYLE,
      cells: () =>
        category.styles.map((style) => ({ label: style.displayName, layers: layersOf(configurationOf(style)) })),
    })),
    ...pieceSheets(styles),
    ...thumbSheets(styles),
    ...finishSheets(snapshot),
  ];
}
