import type { Style } from '../catalogue';
import type { FamilyDefinition } from '../family';
import type { Selection } from '../selection';
import { TOP_STAIN } from '../slots';
import { conditionalHiding } from '../visibility';
import { NOTHING, NOTHING_AT, type Value, type Variable } from './variables';

/** Some values of one variable, as bits. */
export interface Literal {
  readonly variable: number;
  readonly mask: bigint;
}

/** Literals of which not all may hold; at most one a variable. */
export type Nogood = readonly Literal[];

/** The mask of the values that a test accepts. */
function maskWhere({ values }: Variable, accepts: (value: Value) => boolean): bigint {
  return values.reduce((mask, value, at) => (accepts(value) ? mask | (1n << BigInt(at)) : mask), 0n);
}

const complement = ({ values }: Variable, mask: bigint): bigint => ((1n << BigInt(values.length)) - 1n) & ~mask;
const NOTHING_MASK = 1n << BigInt(NOTHING_AT);

/** All that rules out designs of a style: restrictions, named rules, and which sections are on show when. */
export function nogoodsOf(family: FamilyDefinition, style: Style, variables: readonly Variable[]): readonly Nogood[] {
  return [
    ...restrictionNogoods(style, variables),
    ...ruleNogoods(family, style, variables),
    ...visibilityNogoods(family, style, variables),
    ...twoToneNogoods(variables),
  ].filter((nogood) => nogood.every(({ mask }) => mask !== 0n));
}

/** Parts that exclude each other, whichever variables hold them: a stain may be the top's or the bottom's. */
function restrictionNogoods(style: Style, variables: readonly Variable[]): readonly Nogood[] {
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
  const groups = [
    ...style.partRestrictions.map(({ leftPartId, rightPartId }) => [leftPartId, rightPartId]),
    ...style.threePartRestrictions.map(({ part1Id, part2Id, part3Id }) => [part1Id, part2Id, part3Id]),
  ];
  return groups.flatMap((ids) => product(ids.map(literals)).flatMap((nogood) => joined(nogood) ?? []));
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
function ruleNogoods(family: FamilyDefinition, style: Style, variables: readonly Variable[]): readonly Nogood[] {
  const bySlot = (slot: string) =>
    variables.flatMap((variable, at) =>
      variable.kind === 'section' && variable.section?.slot === slot ? [{ variable, at }] : [],
    );
  return family.rules.flatMap((rule) =>
    bySlot(rule.slot).flatMap((left) =>
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
  );
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

/** A section is empty exactly while it is not on show; one on show that starts with a part keeps one. */
function visibilityNogoods(family: FamilyDefinition, style: Style, variables: readonly Variable[]): readonly Nogood[] {
  return variables.flatMap((variable, at): readonly Nogood[] => {
    const { section } = variable;
    if (!section) return [];
    const filled: Literal = { variable: at, mask: complement(variable, NOTHING_MASK) };
    const openers = section.isDynamic ? openersOf(style, variables, section.id) : [];
    const hiders = hidersOf(family, style, variables, section.id);
    const closed = openers.map(({ variable: opener, mask }) => ({
      variable: opener,
      mask: complement(variables[opener] ?? variable, mask),
    }));
    const offShow: Nogood[] = [
      ...(section.isDynamic ? [[...closed, filled]] : []),
      ...hiders.map((hider) => [hider, filled]),
    ];
    if (variable.kind === 'option' || section.defaultPartIds.length === 0) return offShow;
    const empty: Literal = { variable: at, mask: NOTHING_MASK };
    const notHidden = hiders.map(({ variable: hider, mask }) => ({
      variable: hider,
      mask: complement(variables[hider] ?? variable, mask),
    }));
    const shown = section.isDynamic ? openers.map((opener) => [opener]) : [[]];
    return [...offShow, ...shown.map((opened) => [...opened, ...notHidden, empty])];
  });
}

/** Values that bring a dynamic section on show: of sections that always are. */
function openersOf(style: Style, variables: readonly Variable[], sectionId: number): readonly Literal[] {
  return variables.flatMap((variable, at) => {
    if (variable.section === null || variable.section.isDynamic) return [];
    const mask = maskWhere(variable, ({ parts }) => parts.some((part) => part.childSectionId === sectionId));
    return mask === 0n ? [] : [{ variable: at, mask }];
  });
}

/** Values that take a section away (specification §5.3). */
function hidersOf(
  family: FamilyDefinition,
  style: Style,
  variables: readonly Variable[],
  sectionId: number,
): readonly Literal[] {
  return conditionalHiding(family, style, sectionId).flatMap(({ slot, code2 }) =>
    variables.flatMap((variable, at) =>
      variable.section?.slot === slot
        ? [{ variable: at, mask: maskWhere(variable, ({ parts }) => parts[0]?.code2 === code2) }]
        : [],
    ),
  );
}

/** A bottom stain comes from the list on show, and has a placement; without one there is none. */
function twoToneNogoods(variables: readonly Variable[]): readonly Nogood[] {
  const bottom = variables.findIndex(({ kind }) => kind === 'bottomStain');
  const type = variables.findIndex(({ kind }) => kind === 'twoToneType');
  const bottoms = variables[bottom];
  const types = variables[type];
  if (!bottoms || !types) return [];
  const fromList = variables.flatMap(({ kind, section }, at): readonly Nogood[] => {
    if (kind !== 'section' || section?.type !== 'Stain') return [];
    const mask = maskWhere(bottoms, ({ sectionId }) => sectionId === section.id);
    return [
      [
        { variable: at, mask: NOTHING_MASK },
        { variable: bottom, mask },
      ],
    ];
  });
  return [
    ...fromList,
    [
      { variable: bottom, mask: NOTHING_MASK },
      { variable: type, mask: complement(types, NOTHING_MASK) },
    ],
    [
      { variable: bottom, mask: complement(bottoms, NOTHING_MASK) },
      { variable: type, mask: NOTHING_MASK },
    ],
  ];
}
