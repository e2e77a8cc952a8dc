import path from 'node:path';
import type { Position, Report } from '../defect';
import type { CategoryRow, StyleRow } from '../rows';
import type { PartBook, PartEntry } from './parts';
import { expandRestriction, resolveRestriction, type ResolvedRestriction, type Restricted } from './restrictions';
import { styleSchema, type StyleSource } from './schema';
import type { SectionEntry } from './sections';
import { stylePrices, type PlacedPrice, type PriceFiles } from './style-prices';
import { resolveStyleSections, type StyleSections } from './style-sections';
import { listFiles, readYaml, type YamlFile } from './yaml-file';

/** A style with everything its file says, found and expanded. */
export interface StyleEntry {
  readonly row: StyleRow;
  readonly sections: StyleSections;
  readonly restrictions: readonly Restricted[];
  /** By `priceKey`. */
  readonly prices: ReadonlyMap<string, PlacedPrice>;
  /** Position of a section's entry in the style's file. */
  readonly atSection: (sectionKey: string) => Position;
  readonly at: Position;
}

/** What styles refer to. */
export interface StyleContext {
  readonly categories: readonly CategoryRow[];
  readonly sections: ReadonlyMap<string, SectionEntry>;
  readonly parts: PartBook;
  readonly restrictionSets: ReadonlyMap<string, readonly ResolvedRestriction[]>;
  readonly prices: PriceFiles;
}

/** Reads `styles/**.yaml`; a style's name in addresses is its file's. */
export function readStyles(root: string, context: StyleContext, report: Report): readonly StyleEntry[] {
  return listFiles(root, 'styles', '.yaml').flatMap((file) => {
    const yaml = readYaml(root, file, styleSchema, report);
    return yaml ? [toEntry(yaml, context, report)] : [];
  });
}

function toEntry(yaml: YamlFile<StyleSource>, context: StyleContext, report: Report): StyleEntry {
  const { data, at, file } = yaml;
  const sections = resolveStyleSections(data, context.sections, context.parts, at, report);
  const prices = stylePrices(
    data,
    file,
    sections.offered,
    context.prices,
    context.parts,
    (index) => at('prices', index),
    report,
  );
  return {
    row: toRow(data, file, context, at('category'), report),
    sections,
    restrictions: restrictionsOf(yaml, sections.offered, context, report),
    prices,
    atSection: (key) => at('sections', key),
    at: at('id'),
  };
}

function toRow(data: StyleSource, file: string, context: StyleContext, at: Position, report: Report): StyleRow {
  const category = context.categories.find((candidate) => candidate.normalizedName === data.category);
  if (!category) report(at, `unknown category ${data.category}`);
  return {
    id: data.id,
    categoryId: category?.id ?? 0,
    familyKey: data.family,
    displayName: data.name,
    normalizedName: path.parse(file).name,
    sku: data.sku,
    title: data.title,
    description: data.description.trim(),
    note1: data.note1,
    note2: data.note2,
    leadTime: data.leadTime ?? '',
    position: data.position ?? data.id,
    isPictured: data.pictured,
  };
}

function restrictionsOf(
  { data, at }: YamlFile<StyleSource>,
  offered: ReadonlySet<PartEntry>,
  context: StyleContext,
  report: Report,
): readonly Restricted[] {
  const own = data.restrictions.map((source, index) => {
    const resolved = resolveRestriction(source, at('restrictions', index), context.parts, report);
    resolved.places.forEach((place) => {
      if (place.length > 0 && !place.some((part) => offered.has(part))) {
        report(
          resolved.at,
          `restricts ${place.map((part) => part.row.key).join(', ')}, which the style does not offer`,
        );
      }
    });
    return resolved;
  });
  const shared = data.restrictionSets.flatMap((name, index) => {
    const set = context.restrictionSets.get(name);
    if (!set) report(at('restrictionSets', index), `unknown restriction set ${name}`);
    return set ?? [];
  });
  return [...own, ...shared]
    .map(({ places, at: position }) => ({
      places: places.map((place) => place.filter((part) => offered.has(part))),
      at: position,
    }))
    .flatMap((restriction) => expandRestriction(data.id, restriction));
}
