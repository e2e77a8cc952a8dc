import { loadCatalogueFiles } from '../../lib/server/catalogue/files';
import { Configuration } from '../../lib/domain/configuration';
import { optionTotals } from '../../lib/domain/option-totals';
import { familyOf } from '../../lib/families/registry';

const RUNS = 30;
const MARKUP = 270;

/** Milliseconds for the prices of all options of a style as it starts, nothing remembered: the median, of the dearest style. */
export function optionPricesFigures(): { readonly style: string; readonly options: number; readonly ms: number } {
  const { snapshot, priceBook } = loadCatalogueFiles('prisma/catalog');
  const figures = [...snapshot.stylesById.values()].map((style) => {
    let options = 0;
    const times = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      options = optionTotals(new Configuration(familyOf(style), style), priceBook, MARKUP).length;
      return performance.now() - start;
    });
    return { style: style.normalizedName, options, ms: times.sort((a, b) => a - b)[RUNS / 2] ?? 0 };
  });
  return figures.reduce((dearest, figure) => (figure.ms > dearest.ms ? figure : dearest));
}
