import type { Part, Section, Style } from '../../lib/domain/catalogue';
import type { FamilyDefinition, ImageToken } from '../../lib/domain/family';
import type { Picks } from '../../lib/domain/picks';
import type { Selection } from '../../lib/domain/selection';
import { buildSelection, slotPart } from '../../lib/domain/build-selection';
import { imageNames, layerApplies, leadingLayer } from '../../lib/domain/image-names';
import { pick } from '../../lib/domain/pick';
import { isValidConfiguration } from '../../lib/domain/selection-list';
import { activeSections } from '../../lib/domain/visibility';
import { familyOf } from '../../lib/families/registry';
import { buildCatalogue, readCatalogueRows } from '../../lib/server/catalogue/files';
import { walk, type Random } from '../../tests/fixtures/styles/random-picks';
import { CATALOGUE_FOLDER } from '../catalog/folder';

/** Something a visitor can build. */
export interface Configuration {
  readonly family: FamilyDefinition;
  readonly style: Style;
  readonly picks: Picks;
}

/** A layer of a configuration; one that is drawn along with another may be missing (a trestle has no apron). */
export interface PictureLayer {
  readonly address: string;
  readonly isDrawnAlong: boolean;
}

/** One of its choices replaced by another that shows: which, and what comes of it. */
export interface Change {
  readonly slot: string;
  readonly from: Part;
  readonly to: Part;
  readonly after: Configuration;
}

/** The styles that the catalogue lists as pictured; with a pattern those named so, listed or not, as `bath/inset-vanity`. */
export function drawnStyles(pattern?: RegExp): readonly Style[] {
  const rows = readCatalogueRows(CATALOGUE_FOLDER);
  const pictured = new Set(rows.styles.filter((row) => row.isPictured).map((row) => row.id));
  return [...buildCatalogue(rows, 0).snapshot.stylesById.values()].filter((style) =>
    pattern ? pattern.test(`${familyOf(style).imageFolder}/${style.normalizedName}`) : pictured.has(style.id),
  );
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

/** Its layers, bottom first; whether each is drawn is not asked. */
export function layersOf({ family, style, picks }: Configuration): readonly PictureLayer[] {
  const { path, layers } = imageNames(family, buildSelection(family, style, picks));
  return family.layers.flatMap((layer) => {
    const name = layers[layer.key];
    return name ? [{ address: path + name, isDrawnAlong: leadingLayer(family, layer) !== layer }] : [];
  });
}

/** For every slot that the layers' names speak of, one random valid pick that makes them differ. */
export function visibleChanges(configuration: Configuration, random: Random): readonly Change[] {
  const { family, style, picks } = configuration;
  const selection = buildSelection(family, style, picks);
  const tokens = family.layers
    .filter((layer) => layerApplies(layer, selection))
    .flatMap((layer) => [...layer.geometry, ...finishOf(layer.finish, layer.ownFinish, selection)])
    .map((token) => ({ slot: speakingSlot(token, selection), field: token.field }));
  const sections = activeSections(family, style, picks);
  return [...new Set(tokens.map((token) => token.slot))].flatMap((slot) => {
    const section = sections.find((each) => each.slot === slot);
    if (!section) return [];
    const fields = new Set(tokens.filter((token) => token.slot === slot).map((token) => token.field));
    return changeOf(configuration, section, [...fields], random) ?? [];
  });
}

/** The tokens a layer is coloured by: those of a material that its part brings along, or the finish. */
function finishOf(
  finish: readonly ImageToken[],
  own: ImageToken | undefined,
  selection: Selection,
): readonly ImageToken[] {
  return own && slotPart(selection, speakingSlot(own, selection))?.[own.field] ? [own] : finish;
}

const speakingSlot = ({ slot, fallbackSlot }: ImageToken, selection: Selection): string =>
  fallbackSlot !== undefined && !slotPart(selection, slot) ? fallbackSlot : slot;

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
