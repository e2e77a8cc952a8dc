import type { Style } from '../catalogue';
import type { FamilyDefinition } from '../family';
import type { Selection } from '../selection';
import { TOP_STAIN } from '../slots';
import { maskWhere, NOTHING, type Value, type Variable } from './variables';

/** Some values of one variable, as bits. */
export interface Literal {
  readonly variable: number;
  readonly mask: bigint;
}

/** Literals of which not all may hold; at most one a variable. */
export type Nogood = readonly Literal[];

/** What the catalogue or a family says of parts that do not go together, and what that rules out. */
export interface Rule {
  /** Of a restriction: the two or three parts; none of a named rule. */
  readonly partIds: readonly number[];
  /** Of a named rule. */
  readonly message: string;
  readonly nogoods: readonly Nogood[];
}

export const canHold = (nogood: Nogood): boolean => nogood.every(({ mask }) => mask !== 0n);

/** Every restriction and named rule of a style. */
export function rulesOf(family: FamilyDefinition, style: Style, variables: readonly Variable[]): readonly Rule[] {
  return [...restrictionRules(style, variables), ...namedRules(family, style, variables)].map((rule) => ({
    ...rule,
    nogoods: rule.nogoods.filter(canHold),
  }));
}

/** The restrictions of a style, each as its two or three parts. */
export const restrictionsOf = ({ partRestrictions, threePartRestrictions }: Style): readonly (readonly number[])[] => [
  ...partRestrictions.map(({ leftPartId, rightPartId }) => [leftPartId, rightPartId]),
  ...threePartRestrictions.map(({ part1Id, part2Id, part3Id }) => [part1Id, part2Id, part3Id]),
];

/** Parts that exclude each other, whichever variables hold them: a stain may be the top's or the bottom's. */
function restrictionRules(style: Style, variables: readonly Variable[]): readonly Rule[] {
  const holders = new Map<number, Map<number, bigint>>();
  variables.forEach(({ values }, variable) => {
    values.forEach(({ parts }, at) => {
      for (const { id } of parts) {
        const held = holders.get(id) ?? new Map<number, bigint>();
        held.set(variable, (held.get(variable) ?? 0n) | (1n << BigInt(at)));
        holders.set(id, held);
      }
    });
  });
  const literals = (partId: number): readonly Literal[] =>
    [...(holders.get(partId) ?? [])].map(([variable, mask]) => ({ variable, mask }));
  return restrictionsOf(style).map((partIds) => ({
    partIds,
    message: '',
    nogoods: product(partIds.map(literals)).flatMap((nogood) => joined(nogood) ?? []),
  }));
}

/** Every way to take one of each list. */
function product(lists: readonly (readonly Literal[])[]): readonly Nogood[] {
  return lists.reduce<readonly Nogood[]>(
    (rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])),
    [[]],
  );
}

/** Literals of one variable as one; null when no value can be both. */
function joined(nogood: Nogood): readonly Nogood[] | null {
  const masks = new Map<number, bigint>();
  for (const { variable, mask } of nogood) masks.set(variable, (masks.get(variable) ?? mask) & mask);
  const literals = [...masks].map(([variable, mask]) => ({ variable, mask }));
  return literals.some(({ mask }) => mask === 0n) ? null : [literals];
}

/** A named rule speaks of two slots (`slot` and `conflictsWith`): it is asked about every two parts of them. */
function namedRules(family: FamilyDefinition, style: Style, variables: readonly Variable[]): readonly Rule[] {
  const bySlot = (slot: string) =>
    variables.flatMap((variable, at) =>
      variable.kind === 'section' && variable.section?.slot === slot ? [{ variable, at }] : [],
    );
  return family.rules.map((rule) => ({
    partIds: [],
    message: rule.message,
    nogoods: bySlot(rule.slot).flatMap((left) =>
      bySlot(rule.conflictsWith).flatMap((right) =>
        left.variable.values.flatMap((value, bit) => {
          const isBroken = (other: Value): boolean =>
            value !== NOTHING &&
            other !== NOTHING &&
            rule.isBrokenBy(selectionOf(style, [left.variable, value], [right.variable, other]));
          const mask = maskWhere(right.variable, isBroken);
          return mask === 0n
            ? []
            : [
                [
                  { variable: left.at, mask: 1n << BigInt(bit) },
                  { variable: right.at, mask },
                ],
              ];
        }),
      ),
    ),
  }));
}

/** A selection of two choices, for a rule that looks at no more. */
function selectionOf(style: Style, ...chosen: readonly (readonly [Variable, Value])[]): Selection {
  const slots = chosen.map(([{ section }, { parts }]) => [section?.slot ?? TOP_STAIN, parts] as const);
  return {
    style,
    slots: Object.fromEntries(slots),
    sections: {},
    isTwoTone: false,
    twoToneType: null,
    flags: {},
  };
}
