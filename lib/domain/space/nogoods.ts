import type { Style } from '../catalogue';
import type { FamilyDefinition } from '../family';
import { conditionalHiding } from '../visibility';
import { canHold, rulesOf, type Literal, type Nogood } from './rules';
import { maskWhere, NOTHING_AT, type Variable } from './variables';

const complement = ({ values }: Variable, mask: bigint): bigint => ((1n << BigInt(values.length)) - 1n) & ~mask;
const NOTHING_MASK = 1n << BigInt(NOTHING_AT);

/** All that rules out designs of a style: restrictions, named rules, and which sections are on show when. */
export function nogoodsOf(family: FamilyDefinition, style: Style, variables: readonly Variable[]): readonly Nogood[] {
  const rules = rulesOf(family, style, variables).flatMap(({ nogoods }) => nogoods);
  return [...rules, ...structureOf(family, style, variables)];
}

/** What no rule says: which sections are on show when, what must be filled, and how two stains go together. */
export function structureOf(family: FamilyDefinition, style: Style, variables: readonly Variable[]): readonly Nogood[] {
  return [...visibilityNogoods(family, style, variables), ...twoToneNogoods(variables)].filter(canHold);
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
