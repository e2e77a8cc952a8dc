import { Configuration } from '@/lib/domain/configuration';
import { SEVERITIES, type Finding } from '@/lib/domain/report/finding';
import { FAMILIES } from '@/lib/families/registry';
import { groupBy } from '../group-by';
import { priceLookup } from '../price-book';
import type { CatalogueRows } from '../rows';
import { buildSnapshot } from '../snapshot';
import { checkCodes } from './codes';
import { checkDefaults } from './defaults';
import { checkImplied } from './implied';
import { checkInches } from './inches';
import { checkPictureTokens } from './picture-tokens';
import { checkPictures, type HasPass } from './pictures';
import { checkNotQuoted, checkPrices } from './prices';
import { checkPossible, checkReachable } from './reachable';
import { checkSkus } from './sku-proof';
import { checkRestrictions, checkStructure } from './structure';
import type { PlaceOf, ReportFinding, StyleCheck } from './style-check';

/** What is wrong with a catalogue, or worth knowing. */
export interface Findings {
  readonly findings: readonly Finding[];
  /** Prices declared as not quoted (`n/a`). */
  readonly declaredHoles: number;
}

/** What rows do not say. */
export interface LintOptions {
  /** Knows which pictures are rendered; without it they are not checked. */
  readonly hasPass?: HasPass;
  /** Knows where restrictions are written, which messages then name; the lines of a folder. */
  readonly placeOf?: PlaceOf;
  /** Only these are checked; all when it is not said. What is in no style is looked for in any case. */
  readonly styles?: ReadonlySet<number>;
}

/** Checks a whole catalogue, wherever its rows come from (specification §25.1): published, a draft, or a folder. */
export function lintRows(rows: CatalogueRows, { hasPass, placeOf = () => null, styles }: LintOptions = {}): Findings {
  const findings: Finding[] = [];
  const report: ReportFinding = (kind, target, message, example) =>
    void findings.push({ kind, severity: SEVERITIES[kind], target, message, example: example ?? null });
  checkUnused(rows, report);
  const { stylesById } = buildSnapshot(rows, 0);
  const lookup = priceLookup(rows);
  const partsById = new Map(rows.parts.map((part) => [part.id, part]));
  let declaredHoles = 0;
  for (const row of rows.styles) {
    if (styles && !styles.has(row.id)) continue;
    const style = stylesById.get(row.id);
    const family = FAMILIES.find((candidate) => candidate.key === row.familyKey);
    if (!family) report('structure', { type: 'style', styleId: row.id }, `unknown family ${row.familyKey}`);
    if (!style || !family) continue;
    const start = new Configuration(family, style);
    const check = { style, family, start, row, rows, partsById, lookup, placeOf, report };
    declaredHoles += checkStyle(check, hasPass);
  }
  return { findings: distinct(findings), declaredHoles };
}

/** What several checks of a style come upon is told once. */
const distinct = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify([finding.target, finding.message]), finding])).values(),
];

/** Parts and sections that no style offers: forgotten, or a slip in a list. */
function checkUnused(
  { parts, sections, sectionParts, partChildren, styleSections, styleParts }: CatalogueRows,
  report: ReportFinding,
): void {
  const omitted = new Set(styleParts.filter((row) => row.isOmitted).map((row) => `${row.styleId}/${row.partId}`));
  const listed = groupBy(sectionParts, (row) => row.sectionId);
  const children = groupBy(partChildren, (row) => row.parentId);
  const offered = new Set(
    styleSections.flatMap(({ styleId, sectionId }) =>
      (listed.get(sectionId) ?? []).flatMap(({ partId }) =>
        omitted.has(`${styleId}/${partId}`)
          ? []
          : [partId, ...(children.get(partId) ?? []).map(({ childId }) => childId)],
      ),
    ),
  );
  for (const { id, key } of parts) {
    if (offered.has(id)) continue;
    report('unused', { type: 'part', styleId: null, partId: id }, `${key} is unreachable: no style offers it`);
  }
  const used = new Set(styleSections.map(({ sectionId }) => sectionId));
  for (const { id, key } of sections) {
    if (used.has(id)) continue;
    report('unused', { type: 'section', styleId: null, sectionId: id }, `section ${key} is in no style`);
  }
}

/** All checks of one style; those that walk through configurations only make sense once its lists are right. */
function checkStyle(check: StyleCheck, hasPass: HasPass | undefined): number {
  let count = 0;
  const counting: StyleCheck = {
    ...check,
    report: (...found) => {
      count += 1;
      check.report(...found);
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
    checkImplied(check);
    checkNotQuoted(check);
  }
  if (hasPass) checkPictures(check, hasPass);
  return declared;
}
