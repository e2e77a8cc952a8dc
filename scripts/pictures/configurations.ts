import { readdirSync } from 'node:fs';
import type { Part, Section, Style } from '../../lib/domain/catalogue';
import type { FamilyDefinition, ImageToken } from '../../lib/domain/family';
import type { Picks } from '../../lib/domain/picks';
import { buildSelection } from '../../lib/domain/build-selection';
import { imageNames } from '../../lib/domain/image-names';
import { pick } from '../../lib/domain/pick';
import { isValidConfiguration } from '../../lib/domain/selection-list';
import { activeSections } from '../../lib/domain/visibility';
import { familyOf } from '../../lib/families/registry';
import { loadCatalogueFiles } from '../../lib/server/catalogue/files';
import { walk, type Random } from '../../tests/fixtures/styles/random-picks';

/** Something a visitor can build. */
export interface Configuration {
  readonly family: FamilyDefinition;
  readonly style: Style;
  readonly picks: Picks;
}

/** One of its choices replaced by another that shows: which, and what comes of it. */
export interface Change {
  readonly slot: string;
  readonly from: Part;
  readonly to: Part;
  readonly after: Configuration;
}

/** The styles of the catalogue whose family has been drawn. */
export function drawnStyles(passes = 'studio/passes'): readonly Style[] {
  const families = readdirSync(passes);
  const { snapshot } = loadCatalogueFiles('prisma/catalog');
  return [...snapshot.stylesById.values()].filter((style) => families.includes(familyOf(style).imageFolder));
}

/** Numbers as `Math.random` gives them, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Where a random walk through a random style ends. */
export function randomConfiguration(styles: readonly Style[], random: Random): Configuration {
  const style = styles[Math.floor(random() * styles.length)];
  if (!style) throw new Error('no style is drawn');
  const family = familyOf(style);
  return { family, style, picks: walk(family, style, random) };
}

/** Addresses of its layers, bottom first; whether each is drawn is not asked. */
export function layerAddresses({ family, style, picks }: Configuration): readonly string[] {
  const { path, layers } = imageNames(family, buildSelection(family, style, picks));
  return family.layers.flatMap(({ key }) => layers[key] ?? []).map((name) => path + name);
}

/** For every slot that the layers' names speak of, one random valid pick that makes them differ. */
export function visibleChanges(configuration: Configuration, random: Random): readonly Change[] {
  const { family, style, picks } = configuration;
  const tokens = family.layers.flatMap((layer) => [...layer.geometry, ...layer.finish]);
  const sections = activeSections(family, style, picks);
  return [...new Set(tokens.map((token) => token.slot))].flatMap((slot) => {
    const section = sections.find((each) => each.slot === slot);
    if (!section) return [];
    const fields = new Set(tokens.filter((token) => token.slot === slot).map((token) => token.field));
    return changeOf(configuration, section, [...fields], random) ?? [];
  });
}

function changeOf(
  { family, style, picks }: Configuration,
  section: Section,
  fields: readonly ImageToken['field'][],
  random: Random,
): Change | null {
  const from = section.parts.find((part) => picks.parts[section.id]?.includes(part.id));
  if (!from || !section.slot) return null;
  const others = section.parts.filter((part) => fields.some((field) => part[field] !== from[field]));
  for (const to of shuffled(others, random)) {
    const next = pick(family, style, picks, { type: 'pick', sectionId: section.id, partId: to.id });
    if (!isValidConfiguration(family, style, next)) continue;
    return { slot: section.slot, from, to, after: { family, style, picks: next } };
  }
  return null;
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
