import type { TwoToneType } from './catalogue';
import { Configuration } from './configuration';
import { differences, type Difference } from './differences';
import type { PickAction, Picks } from './picks';
import { BOTTOM_STAIN } from './slots';
import { findPart, styleIndex } from './style-index';

/** What somebody has chosen and lost to another pick, as a stain to a wood that lacks it: it returns when it can. */
export interface Wanted {
  /** Slot → name of the part. */
  readonly names: Readonly<Record<string, string>>;
  /** Placement of a lost second stain. */
  readonly twoToneType: TwoToneType | null;
}

export const NOTHING_WANTED: Wanted = { names: {}, twoToneType: null };

/** What comes of a pick. */
export interface Outcome {
  readonly configuration: Configuration;
  readonly wanted: Wanted;
  /** What changed besides the pick: what it took along, and what has come back with it. */
  readonly takenAlong: readonly Difference[];
}

/** What an action makes of a configuration (specification §4.8); `wanted` is what earlier ones took along. */
export function outcomeOf(before: Configuration, action: PickAction, wanted: Wanted): Outcome {
  const own = ownSlots(before, action);
  const isOthers = (slot: string): boolean => !own.includes(slot);
  const stillWanted = wantedBy(before, action, wanted);
  const configuration = configurationAfter(before, action, wanted);
  const takenAlong = differences(before, configuration).filter(({ slot }) => isOthers(slot));
  const lost = takenAlong.flatMap(({ slot, from }) => (from ? [[slot, from.displayName] as const] : []));
  const names = [...lost, ...stillWanted].filter(([slot, name]) => !holds(configuration, slot, name));
  return {
    configuration,
    wanted: { names: Object.fromEntries(names), twoToneType: before.picks.twoToneType ?? wanted.twoToneType },
    takenAlong,
  };
}

/** The configuration that comes of it, alone. */
export function configurationAfter(before: Configuration, action: PickAction, wanted: Wanted): Configuration {
  const stillWanted = wantedBy(before, action, wanted);
  const plain = before.after(action);
  if (stillWanted.length === 0) return plain;
  const full = withWanted(plain, stillWanted, wanted.twoToneType);
  return full.isValid || !plain.isValid ? full : plain;
}

/** What an action does not itself speak of. */
function wantedBy(before: Configuration, action: PickAction, { names }: Wanted) {
  const own = ownSlots(before, action);
  return Object.entries(names).filter(([slot]) => !own.includes(slot));
}

/** The slots that an action speaks of by itself. */
export function ownSlots({ style }: Configuration, action: PickAction): readonly (string | null | undefined)[] {
  if (action.type !== 'pick' || action.isBottomStain) return [BOTTOM_STAIN];
  const section = styleIndex(style).sectionById.get(action.sectionId);
  return [section?.slot, ...(action.childPartId === undefined ? [] : [section?.childSlot])];
}

const holds = ({ selection }: Configuration, slot: string, name: string): boolean =>
  selection.slots[slot]?.some((part) => part.displayName === name) ?? false;

/** The configuration with what is wanted, as far as its sections list it. */
function withWanted(
  configuration: Configuration,
  wanted: readonly (readonly [slot: string, name: string])[],
  twoToneType: TwoToneType | null,
): Configuration {
  const { family, style } = configuration;
  const picks = wanted.reduce<Picks>((made, [slot, name]) => {
    for (const section of configuration.activeSections) {
      const part = section.parts.find(({ displayName }) => displayName === name);
      if (section.slot === slot && section.type !== 'MultiSelect' && part)
        return { ...made, parts: { ...made.parts, [section.id]: [part.id] } };
      if (slot === BOTTOM_STAIN && section.type === 'Stain' && part)
        return { ...made, bottomStainId: part.id, twoToneType };
      const size = findPart(style, section.id, made.parts[section.id]?.[0]);
      const child = size?.childParts.find(({ displayName }) => displayName === name);
      if (section.childSlot === slot && child)
        return { ...made, childParts: { ...made.childParts, [section.id]: child.id } };
    }
    return made;
  }, configuration.picks);
  return new Configuration(family, style, picks);
}
