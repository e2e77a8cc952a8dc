import type { Part, Section, Style } from '../../lib/domain/catalogue';
import type { Configuration } from '../../lib/domain/configuration';
import type { ImageToken } from '../../lib/domain/family';
import type { Random } from '../../lib/domain/random-walk';
import { layerApplies, leadingLayer } from '../../lib/domain/image-names';
import { slotPart, type Selection } from '../../lib/domain/selection';
import { familyOf } from '../../lib/families/registry';
import { buildCatalogue, readCatalogueRows } from '../../lib/server/catalogue/files';
import { CATALOGUE_FOLDER } from '../catalog/folder';

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

/** Its layers, bottom first; whether each is drawn is not asked. */
export function layersOf({ family, imageNames: { path, layers } }: Configuration): readonly PictureLayer[] {
  return family.layers.flatMap((layer) => {
    const name = layers[layer.key];
    return name ? [{ address: path + name, isDrawnAlong: leadingLayer(family, layer) !== layer }] : [];
  });
}

/** For every slot that the layers' names speak of, one random valid pick that makes them differ. */
export function visibleChanges(configuration: Configuration, random: Random): readonly Change[] {
  const { family, selection, activeSections } = configuration;
  const tokens = family.layers
    .filter((layer) => layerApplies(layer, selection))
    .flatMap((layer) => [...layer.geometry, ...finishOf(layer.finish, layer.ownFinish, selection)])
    .map((token) => ({ slot: speakingSlot(token, selection), field: token.field }));
  return [...new Set(tokens.map((token) => token.slot))].flatMap((slot) => {
    const section = activeSections.find((each) => each.slot === slot);
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
  configuration: Configuration,
  section: Section,
  fields: readonly ImageToken['field'][],
  random: Random,
): Change | null {
  const from = section.parts.find((part) => configuration.picks.parts[section.id]?.includes(part.id));
  if (!from || !section.slot) return null;
  const others = section.parts.filter((part) => fields.some((field) => part[field] !== from[field]));
  for (const to of shuffled(others, random)) {
    const after = configuration.after({ type: 'pick', sectionId: section.id, partId: to.id });
    if (after.isValid) return { slot: section.slot, from, to, after };
  }
  return null;
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
