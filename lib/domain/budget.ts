import type { Configuration } from './configuration';
import { optionTotals } from './option-totals';
import { configurationAfter, NOTHING_WANTED, ownSlots, type Wanted } from './outcome';
import type { PickAction } from './picks';
import type { PriceBook } from './price-book';
import { exchanged } from './restrictions';
import { affordability } from './space/affordable';
import { cheapestDesign, type PricedDesign } from './space/cheapest-design';
import { heldIn } from './space/holding';
import type { Held } from './space/paths';
import { configurationSpace, type ConfigurationSpace } from './space/space';
import { maskWhere, NOTHING_AT } from './space/variables';

/** What somebody wants to spend, and what they do not want to give up for it. */
export interface Budget {
  /** Whole dollars. */
  readonly dollars: number;
  /** Slots whose choice is held fast. */
  readonly held: ReadonlySet<string>;
}

/** Whether a design within the budget can still be had after an action. */
export interface OptionWithin {
  readonly action: PickAction;
  readonly isWithin: boolean;
}

/** The cheapest design with all that is held; the nearest of equally cheap ones. Null when none has a price. */
export function cheapestHolding(
  configuration: Configuration,
  book: PriceBook,
  markup: number,
  held: ReadonlySet<string>,
): PricedDesign | null {
  const { family, style, picks } = configuration;
  const space = configurationSpace(family, style);
  return cheapestDesign({ family, style, book, markup }, heldIn(space, configuration, held), picks);
}

/** An action that has to be looked for in the space, and what it lets go of. */
interface Question {
  readonly action: PickAction;
  /** The values that are the action's outcome. */
  readonly asked: Held;
  readonly held: ReadonlySet<string>;
  /** An option's own variable, which its list does not hold against it. */
  readonly free: number | null;
}

/**
 * For everything that could be done next (specification §15.6), whether some design within the budget has it together
 * with what is held: exactly, over every size, wood, percentage and option. What an action takes along is let go of.
 * @param configuration valid and complete
 * @param markup multiplier × 100
 */
export function optionsWithin(
  configuration: Configuration,
  book: PriceBook,
  markup: number,
  budget: Budget,
  wanted: Wanted = NOTHING_WANTED,
): readonly OptionWithin[] {
  const { family, style } = configuration;
  const space = configurationSpace(family, style);
  const totals = optionTotals(configuration, book, markup, wanted);
  // Where a pick leads is a design that holds everything.
  const isPlain = (total: number | null): boolean => total !== null && total <= budget.dollars;
  const questions = totals
    .filter(({ total }) => !isPlain(total))
    .map(({ action }) => questionOf(space, configuration, action, budget, wanted));
  const within = new Set<PickAction>(totals.filter(({ total }) => isPlain(total)).map(({ action }) => action));
  const affordable = affordability({ family, style, book, markup }, budget.dollars);
  for (const group of grouped(questions)) {
    const [first] = group;
    const asked = union(group);
    const held = new Map(heldIn(space, configuration, first.held));
    if (first.free !== null) held.delete(first.free);
    space.variables.forEach(({ kind }, variable) => {
      const mask = asked.get(variable);
      // A second stain is left out unless it is asked for.
      if (mask !== undefined && kind !== 'section' && kind !== 'option') held.set(variable, mask);
    });
    const found = affordable(held, asked);
    for (const { action, asked: own } of group) {
      const isFound = [...own].some(([variable, mask]) => ((found.get(variable) ?? 0n) & mask) !== 0n);
      if (isFound) within.add(action);
    }
  }
  return totals.map(({ action }) => ({ action, isWithin: within.has(action) }));
}

function questionOf(
  space: ConfigurationSpace,
  configuration: Configuration,
  action: PickAction,
  budget: Budget,
  wanted: Wanted,
): Question {
  const own = action.type === 'setTwoToneType' ? [] : ownSlots(configuration, action);
  const asked = valuesAsked(space, configuration, action);
  const option = [...asked.keys()].find((variable) => space.variables[variable]?.kind === 'option') ?? null;
  const isExchange = action.type === 'pick' && wanted === NOTHING_WANTED && exchanged(configuration, action) !== null;
  const after = isExchange || budget.held.size === 0 ? null : configurationAfter(configuration, action, wanted);
  const names = ({ selection }: Configuration, slot: string) =>
    (selection.slots[slot] ?? []).map(({ displayName }) => displayName);
  const stays = (slot: string): boolean => {
    if (option === null && own.includes(slot)) return false;
    if (!after || own.includes(slot)) return true;
    const there = names(after, slot);
    return names(configuration, slot).every((name) => there.includes(name));
  };
  return {
    action,
    asked,
    held: new Set([...budget.held].filter(stays)),
    free: option !== null && budget.held.has(space.variables[option]?.section?.slot ?? '') ? option : null,
  };
}

/** The values that an action chooses; of an option that is taken away that it is not there. */
function valuesAsked({ variables }: ConfigurationSpace, { picks }: Configuration, action: PickAction): Held {
  const asked = new Map<number, bigint>();
  variables.forEach((variable, at) => {
    const { kind, section } = variable;
    const mask = maskWhere(variable, ({ parts: [part, child], sectionId, twoToneType }, place) => {
      if (action.type === 'toggleTwoTone') {
        return kind === 'bottomStain' && (place === NOTHING_AT) === (picks.bottomStainId !== null);
      }
      if (action.type === 'setTwoToneType') return kind === 'twoToneType' && twoToneType === action.twoToneType;
      if (kind === 'twoToneType' || (kind === 'bottomStain') !== (action.isBottomStain ?? false)) return false;
      if (kind === 'option' && section && picks.parts[section.id]?.includes(action.partId)) {
        return place === NOTHING_AT && variable.values.some(({ parts: [each] }) => each?.id === action.partId);
      }
      return (
        sectionId === action.sectionId &&
        part?.id === action.partId &&
        (action.childPartId === undefined || child?.id === action.childPartId)
      );
    });
    if (mask !== 0n) asked.set(at, mask);
  });
  return asked;
}

/** Questions that hold the same are answered together. */
function grouped(questions: readonly Question[]): readonly (readonly [Question, ...Question[]])[] {
  const groups = new Map<string, [Question, ...Question[]]>();
  for (const question of questions) {
    const { action, held, free } = question;
    // Of second stains one question says that there is one, another that there is none.
    const kind = action.type === 'pick' ? `pick ${action.isBottomStain ?? false}` : action.type;
    const key = `${[...held].join()} ${free ?? ''} ${kind}`;
    const group = groups.get(key);
    if (group) group.push(question);
    else groups.set(key, [question]);
  }
  return [...groups.values()];
}

function union(group: readonly Question[]): Held {
  const all = new Map<number, bigint>();
  for (const { asked } of group) {
    for (const [variable, mask] of asked) all.set(variable, (all.get(variable) ?? 0n) | mask);
  }
  return all;
}
