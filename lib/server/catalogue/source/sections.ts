import { fromFile } from '@/lib/contracts/file-fields';
import { SECTION } from '@/lib/contracts/section';
import type { Position, Report } from '../defect';
import type { SectionRow } from '../rows';
import type { PartBook, PartEntry } from './parts';
import { sectionsSchema, type SectionSource } from './schema';
import { listFiles, readYaml } from './yaml-file';

/** A section with the parts it lists, in order. */
export interface SectionEntry {
  readonly row: SectionRow;
  readonly parts: readonly PartEntry[];
  readonly at: Position;
}

interface Read {
  readonly source: SectionSource;
  readonly at: (...keys: readonly PropertyKey[]) => Position;
}
export type SectionSources = ReadonlyMap<string, Read>;

/** Sections by key in file order, with the parts that they list found. */
export function resolveSections(
  sources: SectionSources,
  parts: PartBook,
  report: Report,
): ReadonlyMap<string, SectionEntry> {
  const entries = new Map<string, SectionEntry>();
  for (const [key, { source, at }] of sources) {
    entries.set(key, {
      row: toRow(key, source, at, sources, report),
      parts: parts.resolveAll(source.parts, (index) => at('parts', index), report),
      at: at(),
    });
  }
  return entries;
}

/** Reads `sections/*.yaml`, by key in file order. */
export function readSections(root: string, report: Report): SectionSources {
  const sources = new Map<string, Read>();
  const ids = new Map<number, string>();
  for (const file of listFiles(root, 'sections', '.yaml')) {
    const yaml = readYaml(root, file, sectionsSchema, report);
    if (!yaml) continue;
    for (const [key, source] of Object.entries(yaml.data.sections)) {
      const at: Read['at'] = (...keys) => yaml.at('sections', key, ...keys);
      const sameId = ids.get(source.id);
      if (sources.has(key)) report(at(), `section ${key} is defined twice`);
      else if (sameId) report(at('id'), `section id ${source.id} of ${key} is already that of ${sameId}`);
      ids.set(source.id, key);
      sources.set(key, { source, at });
    }
  }
  for (const { source, at } of sources.values()) {
    source.children.forEach((child, index) => {
      if (!sources.has(child)) report(at('children', index), `unknown section ${child}`);
    });
  }
  return sources;
}

function toRow(key: string, source: SectionSource, at: Read['at'], all: SectionSources, report: Report): SectionRow {
  const parent = [...all.values()].find((other) => other.source.children.includes(key))?.source;
  const sectionId = (section: string, field: string): number | null => {
    const other = all.get(section)?.source;
    if (!other) report(at(field), `unknown section ${section}`);
    return other?.id ?? null;
  };
  const row = fromFile(SECTION, source, key, sectionId);
  return {
    ...row,
    id: source.id,
    key,
    hasThumbnails: row.thumbnailPath !== '',
    parentSectionId: parent?.id ?? null,
    parentPosition: parent?.children.indexOf(key) ?? 0,
  };
}
