import type { Part, Style } from '../../lib/domain/catalogue';
import type { Configuration } from '../../lib/domain/configuration';
import { partsOfSlot } from '../../lib/domain/layer-geometries';
import type { PickAction, Picks } from '../../lib/domain/picks';
import { styleIndex } from '../../lib/domain/style-index';
import { neverShown } from '../../lib/domain/visibility';
import { familyOf } from '../../lib/families/registry';

/** Every part that can be seen in a slot of a style. */
export function shownParts(style: Style, slot: string): readonly Part[] {
  return partsOfSlot(style, slot, neverShown(familyOf(style), style));
}

/** The configuration with a part chosen; null when it does not come to be chosen or conflicts with the rest. */
export function withPart(configuration: Configuration, slot: string, part: Part): Configuration | null {
  const { style, picks } = configuration;
  const made = actionsFor(style, picks, slot, part).reduce((before, action) => before.after(action), configuration);
  const isChosen = made.selection.slots[slot]?.includes(part) ?? false;
  return isChosen && made.isValid ? made : null;
}

/** The configuration with the parts of these picture tokens chosen, slot by slot, as far as it has them. */
export function withTokens(configuration: Configuration, tokens: Readonly<Record<string, string>>): Configuration {
  return Object.entries(tokens).reduce((made, [slot, token]) => {
    const wanted = shownParts(made.style, slot).filter((part) => part.imageName === token);
    return wanted.map((part) => withPart(made, slot, part)).find((found) => found !== null) ?? made;
  }, configuration);
}

/** The pick of a part, of the size it belongs to, or first the one that opens its list. */
function actionsFor(style: Style, picks: Picks, slot: string, part: Part): readonly PickAction[] {
  const { sections } = styleIndex(style);
  const section = sections.find((each) => (each.slot === slot || each.childSlot === slot) && hasPart(each.parts, part));
  if (!section) return [];
  const parent =
    section.parts.find((each) => each.childParts.includes(part) && picks.parts[section.id]?.includes(each.id)) ??
    section.parts.find((each) => each.childParts.includes(part));
  const sectionId = section.id;
  const own: PickAction = parent
    ? { type: 'pick', sectionId, partId: parent.id, childPartId: part.id }
    : { type: 'pick', sectionId, partId: part.id };
  if (!section.isDynamic) return [own];
  const openers = sections.flatMap((each) => each.parts.filter(({ childSectionId }) => childSectionId === sectionId));
  const isOpen = openers.some((each) => picks.parts[each.sectionId]?.includes(each.id));
  const [opener] = openers;
  return opener && !isOpen ? [{ type: 'pick', sectionId: opener.sectionId, partId: opener.id }, own] : [own];
}

const hasPart = (parts: readonly Part[], part: Part): boolean =>
  parts.some((each) => each === part || each.childParts.includes(part));
