import { Configuration } from '@/lib/domain/configuration';
import { FAMILIES } from '@/lib/families/registry';
import type { Defect, Report } from '../defect';
import { priceLookup } from '../price-book';
import { buildSnapshot } from '../snapshot';
import { readSource, type CatalogueSource } from '../source/read-source';
import { checkCodes } from './codes';
import { checkDefaults } from './defaults';
import { checkInches } from './inches';
import { checkPictureTokens } from './picture-tokens';
import { checkPictures, type HasPass } from './pictures';
import { checkPrices } from './prices';
import { checkPossible, checkReachable } from './reachable';
import { checkSkus } from './sku-proof';
import { checkRestrictions, checkStructure } from './structure';
import type { StyleCheck } from './style-check';

/** What lint found. */
export interface LintResult {
  readonly source: CatalogueSource;
  readonly defects: readonly Defect[];
  /** Prices declared as not quoted (`n/a`): accepted, but worth knowing. */
  readonly declaredHoles: number;
}

/**
 * Checks a catalogue folder as specification §12 asks. What cannot be read is reported alone; the checks that need a
 * whole catalogue follow once it can.
 * @param hasPass knows which pictures are rendered; without it they are not checked
 */
export function lintCatalogue(directory: string, hasPass?: HasPass): LintResult {
  const source = readSource(directory);
  if (source.defects.length > 0) return { source, defects: source.defects, declaredHoles: 0 };
  const defects: Defect[] = [];
  const report: Report = (position, message) => void defects.push({ ...position, message });
  checkUnused(source, report);
  const { stylesById } = buildSnapshot(source.rows, 0);
  const lookup = priceLookup(source.rows);
  let declaredHoles = 0;
  for (const entry of source.styles) {
    const style = stylesById.get(entry.row.id);
    const family = FAMILIES.find((candidate) => candidate.key === entry.row.familyKey);
    if (!family) report(entry.at, `unknown family ${entry.row.familyKey}`);
    if (!style || !family) continue;
    const start = new Configuration(family, style);
    declaredHoles += checkStyle({ style, family, start, entry, source, lookup, report }, hasPass);
  }
  return { source, defects: inOrder(defects), declaredHoles };
}

/** Parts and sections that no style offers: forgotten, or a slip in a list. */
function checkUnused({ parts, sections, styles }: CatalogueSource, report: Report): void {
  const offered = new Set(styles.flatMap((style) => [...style.sections.offered]));
  for (const part of parts.entries) {
    if (!offered.has(part)) report(part.at, `${part.row.key} is unreachable: no style offers it`);
  }
  const used = new Set(styles.flatMap((style) => style.sections.rows.map((row) => row.sectionId)));
  for (const section of sections.values()) {
    if (!used.has(section.row.id)) report(section.at, `section ${section.row.key} is in no style`);
  }
}

/** All checks of one style; those that walk through configurations only make sense once its lists are right. */
function checkStyle(check: StyleCheck, hasPass: HasPass | undefined): number {
  let count = 0;
  const counting: StyleCheck = {
    ...check,
    report: (position, message) => {
      count += 1;
      check.report(position, message);
    },
  };
  checkStructure(counting);
  checkCodes(counting);
  checkRestrictions(counting);
  // What starts in conflict may still have designs; what has none says why.
  if (count === 0) checkPossible(counting);
  checkPictureTokens(counting);
  checkDefaults(counting);
  checkInches(counting);
  const declared = checkPrices(counting);
  if (count === 0) {
    checkReachable(check);
    checkSkus(check);
  }
  if (hasPass) checkPictures(check, hasPass);
  return declared;
}

/** By place, and each once: shared parts are checked in every style that offers them. */
function inOrder(defects: readonly Defect[]): readonly Defect[] {
  const distinct = new Map(defects.map((defect) => [`${defect.file}\0${defect.line}\0${defect.message}`, defect]));
  return [...distinct.values()].sort((left, right) => {
    if (left.file !== right.file) return left.file < right.file ? -1 : 1;
    return left.line - right.line;
  });
}
