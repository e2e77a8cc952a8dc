import type { Position, Report } from '../defect';
import type { StylePartRow, StyleSectionRow } from '../rows';
import type { PartBook, PartEntry } from './parts';
import type { StyleSectionSource, StyleSource } from './schema';
import type { SectionEntry } from './sections';

type At = (...keys: readonly PropertyKey[]) => Position;

/** The sections of a style and how it departs from their shared lists. */
export interface StyleSections {
  readonly rows: readonly StyleSectionRow[];
  readonly styleParts: readonly StylePartRow[];
  /** What the style offers, leaves included. */
  readonly offered: ReadonlySet<PartEntry>;
}

/** Sections of a style in its own order; unknown sections and parts a section does not list are reported. */
export function resolveStyleSections(
  style: StyleSource,
  sections: ReadonlyMap<string, SectionEntry>,
  parts: PartBook,
  at: At,
  report: Report,
): StyleSections {
  const rows: StyleSectionRow[] = [];
  const styleParts: StylePartRow[] = [];
  const offered = new Set<PartEntry>();
  for (const [key, value] of Object.entries(style.sections)) {
    const section = sections.get(key);
    if (!section) {
      report(at('sections', key), `unknown section ${key}`);
      continue;
    }
    const source = normalize(value);
    const pointAt: At = (...keys) => at('sections', key, ...keys);
    const listed = (refs: readonly string[], field: string): readonly PartEntry[] =>
      parts
        .resolveAll(refs, (index) => pointAt(field, index), report)
        .filter((part) => {
          if (!section.parts.includes(part)) report(pointAt(field), `${part.row.key} is not in section ${key}`);
          return section.parts.includes(part);
        });
    const kept = keptParts(section, source, listed);
    const restricted = new Set(listed(source.restricted, 'restricted'));
    for (const part of section.parts) {
      const isOmitted = !kept.includes(part);
      if (!isOmitted && !restricted.has(part)) continue;
      styleParts.push({
        styleId: style.id,
        partId: part.row.id,
        isOmitted,
        isSelectionRestricted: restricted.has(part),
      });
    }
    const children = kept.flatMap((part) => parts.resolveAll(part.children, () => part.at, report));
    for (const part of [...kept, ...children]) offered.add(part);
    const defaultChild = source.defaultChild
      ? parts.resolve(source.defaultChild, pointAt('defaultChild'), report)[0]
      : undefined;
    rows.push({
      styleId: style.id,
      sectionId: section.row.id,
      position: rows.length,
      defaultPartIds: listed(defaultRefs(source), 'default').map((part) => part.row.id),
      defaultChildPartId: defaultChild?.row.id ?? null,
    });
  }
  return { rows, styleParts, offered };
}

function normalize(value: StyleSource['sections'][string]): StyleSectionSource {
  if (value === null) return { restricted: [] };
  return typeof value === 'string' ? { restricted: [], default: value } : value;
}

function defaultRefs(source: StyleSectionSource): readonly string[] {
  if (source.default === undefined) return [];
  return typeof source.default === 'string' ? [source.default] : source.default;
}

function keptParts(
  section: SectionEntry,
  source: StyleSectionSource,
  listed: (refs: readonly string[], field: string) => readonly PartEntry[],
): readonly PartEntry[] {
  const only = source.only ? new Set(listed(source.only, 'only')) : null;
  const except = new Set(source.except ? listed(source.except, 'except') : []);
  return section.parts.filter((part) => (only?.has(part) ?? true) && !except.has(part));
}
