import type { Part, TwoToneType } from './catalogue';
import type { FamilyDefinition, FilledSlots, ImageToken, LayerDefinition } from './family';
import { slotPart, type Selection } from './selection';

/** Layer file names of a configuration (specification §3.9, §17.3). */
export interface ImageNames {
  /** Folder of the family's pictures, with a slash at its end. */
  readonly path: string;
  /** Layer key → file name below `path`; null where the configuration has no such layer or no picture of it. */
  readonly layers: Readonly<Record<string, string | null>>;
}

const NO_FINISH = 'none';

/** Names every layer the configuration should have; whether the picture is made is the server's to say. */
export function imageNames({ family, selection }: FilledSlots): ImageNames {
  return {
    path: `/images/${family.imageFolder}/`,
    layers: Object.fromEntries(family.layers.map((layer) => [layer.key, layerName(layer, selection)])),
  };
}

/**
 * The layer that speaks for this one: layers with the same sources of geometry and finish are drawn together, and what a
 * piece does not have stays out (a trestle has no apron). Only the first of them is always there.
 */
export function leadingLayer({ layers }: FamilyDefinition, layer: LayerDefinition): LayerDefinition {
  const sources = ({ geometry, finish }: LayerDefinition): string => JSON.stringify([geometry, finish]);
  return layers.find((other) => sources(other) === sources(layer)) ?? layer;
}

/** Whether the configuration has a layer: a part without a token ("no doors") does not show, nor does a slot left out. */
export function layerApplies(layer: LayerDefinition, selection: Selection): boolean {
  return tokens(layer.geometry, selection) !== null && (layer.appliesTo?.(selection) ?? true);
}

function layerName(layer: LayerDefinition, selection: Selection): string | null {
  if (!layerApplies(layer, selection)) return null;
  const geometry = tokens(layer.geometry, selection);
  const finish = finishName(layer, selection);
  if (geometry === null || finish === null) return null;
  return `${layer.key.toLowerCase()}/${geometry}/${finish}.webp`;
}

function finishName({ finish, ownFinish }: LayerDefinition, selection: Selection): string | null {
  const own = ownFinish ? tokens([ownFinish], selection) : null;
  if (own !== null || finish.length > 0) return own ?? tokens(finish, selection);
  return ownFinish ? null : NO_FINISH;
}

function tokens(sources: readonly ImageToken[], selection: Selection): string | null {
  const found = sources.map((source) => imageToken(source, (slot) => slotPart(selection, slot), selection.twoToneType));
  return found.includes('') ? null : found.join('-');
}

/** One token of a picture's name, empty when the chosen part has none; `chosen` answers the part of a slot. */
export function imageToken(
  { slot, field, fallbackSlot, passedOverIn, otherwise, groups }: ImageToken,
  chosen: (slot: string) => Part | null,
  twoToneType: TwoToneType | null = null,
): string {
  const isPassedOver = twoToneType !== null && passedOverIn?.includes(twoToneType);
  const own = isPassedOver ? null : chosen(slot);
  const part = own ?? (fallbackSlot ? chosen(fallbackSlot) : null);
  const token = part ? part[field] : (otherwise ?? '');
  return groups && token !== '' ? (groups.byToken[token] ?? groups.others) : token;
}

/** What a thumbnail needs to know of the part it shows. */
type Pictured = Pick<Part, 'imageName' | 'code2'>;

/**
 * A part's thumbnail: `{part}` is its image name, `{part.code2}` its second code, `{<Slot>}` the image name chosen there,
 * `{<Slot>|<Slot>}` that of the first in which something is chosen; null when a token is missing. Of templates with ` | `
 * between them the first counts for which the part has all (metal, or else wood).
 */
export function thumbnailAddress(template: string, part: Pictured, selection: Selection): string | null {
  const subject = thumbnailSubject(template, part);
  let isWhole = subject !== '' && !subject.includes('{}');
  const address = subject.replace(/\{([\w|]+)\}/g, (_, slots: string) => {
    const chosen = slots.split('|').map((slot) => slotPart(selection, slot));
    const token = chosen.find((each) => each !== null)?.imageName ?? '';
    if (token === '') isWhole = false;
    return token;
  });
  return isWhole ? address : null;
}

/** The template with only the part filled in, `{}` where it has nothing: a thumbnail whatever finish it is shown in. */
export function thumbnailSubject(template: string, { imageName, code2 }: Pictured): string {
  const subjects = template
    .split(' | ')
    .map((each) => each.replace('{part}', imageName || '{}').replace('{part.code2}', code2 || '{}'));
  return subjects.find((subject) => !subject.includes('{}')) ?? subjects[0] ?? '';
}
