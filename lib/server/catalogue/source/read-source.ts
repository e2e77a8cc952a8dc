import { formatPosition, type Defect, type Position, type Report } from '../defect';
import type { CatalogueRows, PartChildRow } from '../rows';
import { readCategories } from './categories';
import { readPercentages, readTwoTone } from './finish-prices';
import { readParts, type PartBook } from './parts';
import { readPictures, type PictureEntry } from './pictures';
import { readRestrictionSets } from './restrictions';
import { readSections, resolveSections, type SectionEntry } from './sections';
import { priceFiles } from './style-prices';
import { readStyles, type StyleEntry } from './styles';

/** The files as rows, what is wrong with them, and where things stand, for the checks that follow. */
export interface CatalogueSource {
  readonly rows: CatalogueRows;
  readonly defects: readonly Defect[];
  readonly parts: PartBook;
  readonly sections: ReadonlyMap<string, SectionEntry>;
  readonly styles: readonly StyleEntry[];
  readonly pictures: readonly PictureEntry[];
}

const CATEGORIES_AT: Position = { file: 'categories.yaml', line: 1, column: 1 };

/** Reads every file of a catalogue folder. Never throws for what the files say: it is all in `defects`. */
export function readSource(root: string): CatalogueSource {
  const shapeDefects: Defect[] = [];
  const otherDefects: Defect[] = [];
  const report: Report = (position, message, kind) =>
    void (kind === 'shape' ? shapeDefects : otherDefects).push({ ...position, message });
  const categories = readCategories(root, report);
  const sectionSources = readSections(root, report);
  const parts = readParts(root, (key) => sectionSources.get(key)?.source.id, report);
  const sections = resolveSections(sectionSources, parts, report);
  const restrictionSets = readRestrictionSets(root, parts, report);
  const prices = priceFiles(root, report);
  const styles = readStyles(root, { categories, sections, parts, restrictionSets, prices }, report);
  reportTwins(styles, report);
  for (const { id, defaultStyleId, normalizedName } of categories) {
    const own = styles.filter((style) => style.row.categoryId === id);
    if (own.length > 0 && !own.some((style) => style.row.id === defaultStyleId)) {
      report(CATEGORIES_AT, `${normalizedName}: no style has the default style's id ${defaultStyleId}`);
    }
  }
  const pictures = readPictures(root, report);
  const restrictions = styles.flatMap((style) => style.restrictions);
  const rows: CatalogueRows = {
    categories,
    sections: [...sections.values()].map((section) => section.row),
    parts: parts.entries.map((part) => part.row),
    sectionParts: [...sections.values()].flatMap(({ row, parts: listed }) =>
      listed.map((part, position) => ({ sectionId: row.id, partId: part.row.id, position })),
    ),
    partChildren: childRows(parts, report),
    styles: styles.map((style) => style.row),
    styleSections: styles.flatMap((style) => style.sections.rows),
    styleParts: styles.flatMap((style) => style.sections.styleParts),
    partRestrictions: distinct(restrictions.flatMap((each) => (each.kind === 'two' ? [each.row] : []))),
    threePartRestrictions: distinct(restrictions.flatMap((each) => (each.kind === 'three' ? [each.row] : []))),
    prices: styles.flatMap((style) => [...style.prices.values()].map(({ row }) => row)),
    percents: readPercentages(root, parts, styles, report),
    twoTones: readTwoTone(root, styles, report),
    pictures: pictures.map(({ row }) => row),
  };
  // What a broken file holds is unknown to all others: their complaints would bury the cause.
  const defects = distinct(shapeDefects.length > 0 ? shapeDefects : otherDefects);
  return { rows, defects, parts, sections, styles, pictures };
}

function childRows(parts: PartBook, report: Report): readonly PartChildRow[] {
  return parts.entries.flatMap(({ row, children, at }) =>
    parts
      .resolveAll(children, () => at, report)
      .map((child, position) => ({ parentId: row.id, childId: child.row.id, position })),
  );
}

function reportTwins(styles: readonly StyleEntry[], report: Report): void {
  styles.forEach((style, index) => {
    for (const earlier of styles.slice(0, index)) {
      const where = formatPosition(earlier.at);
      if (earlier.row.id === style.row.id) report(style.at, `style id ${style.row.id} is already used at ${where}`);
      if (earlier.row.sku.startsWith(style.row.sku) || style.row.sku.startsWith(earlier.row.sku)) {
        report(style.at, `style sku ${style.row.sku} cannot be told from ${earlier.row.sku} at ${where}`);
      }
    }
  });
}

/** Shared lists are read by several styles, which repeat each other's complaints and restrictions. */
function distinct<Row extends object>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}
