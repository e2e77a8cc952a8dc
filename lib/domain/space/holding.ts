import type { Configuration } from '../configuration';
import { BOTTOM_STAIN } from '../slots';
import type { Held } from './paths';
import type { ConfigurationSpace } from './space';
import { maskWhere, NOTHING_AT, type Value, type Variable } from './variables';

/**
 * What a configuration has in some slots, held fast by name: the same stain may be that of another wood, the same leaf
 * that of another size (specification §4.1). Of a list of options those are held that are chosen.
 */
export function heldIn(
  { variables }: ConfigurationSpace,
  configuration: Configuration,
  slots: ReadonlySet<string>,
): Held {
  const { selection } = configuration;
  const held = new Map<number, bigint>();
  const hold = (variable: number, mask: bigint): void => void held.set(variable, (held.get(variable) ?? -1n) & mask);
  for (const slot of slots) {
    const names = (selection.slots[slot] ?? []).map(({ displayName }) => displayName);
    if (names.length === 0) continue;
    const isNamed = ({ parts: [part] }: Value): boolean => part !== undefined && names.includes(part.displayName);
    const lists = variables.filter(({ kind, section }) => kind === 'section' && section?.slot === slot);
    variables.forEach((variable, at) => {
      const { kind, section } = variable;
      if (kind === 'bottomStain' && slot === BOTTOM_STAIN) hold(at, maskWhere(variable, isNamed));
      if (section === null) return;
      if (kind === 'option' && section.slot === slot) {
        const mask = maskWhere(variable, isNamed);
        if (mask !== 0n) hold(at, mask);
      } else if (section.slot === slot) {
        // Of several lists of a slot one is on show: the others hold nothing.
        hold(
          at,
          maskWhere(variable, (value, place) => isNamed(value) || (place === NOTHING_AT && lists.length > 1)),
        );
      } else if (section.childSlot === slot) {
        hold(
          at,
          maskWhere(variable, ({ parts: [, child] }) => child !== undefined && names.includes(child.displayName)),
        );
      }
      if (lists.length > 1 && opens(variable, lists))
        hold(
          at,
          maskWhere(variable, (value) => opensNamed(value, lists, isNamed)),
        );
    });
  }
  return held;
}

const opens = ({ values }: Variable, lists: readonly Variable[]): boolean =>
  values.some(({ parts }) =>
    parts.some(({ childSectionId }) => lists.some(({ section }) => section?.id === childSectionId)),
  );

/** Whether a value brings a list on show that has what is held. */
const opensNamed = ({ parts }: Value, lists: readonly Variable[], isNamed: (value: Value) => boolean): boolean =>
  lists.some(
    ({ section, values }) =>
      values.some(isNamed) && parts.some(({ childSectionId }) => section !== null && childSectionId === section.id),
  );
