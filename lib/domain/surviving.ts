import type { Style } from './catalogue';
import type { Picks } from './picks';
import { findChildPart, findListedPart, findPart, styleIndex } from './style-index';

/**
 * Picks of another day without what the style does not offer any more: a section that has lost all its picks takes what
 * the style starts with, a list that was emptied stays empty.
 */
export function survivingPicks(style: Style, picks: Picks): Picks {
  const parts = Object.entries(picks.parts).flatMap(([id, chosen]): [string, readonly number[]][] => {
    const left = chosen.filter((part) => findPart(style, Number(id), part) !== null);
    return left.length > 0 || chosen.length === 0 ? [[id, left]] : [];
  });
  return { ...picks, parts: Object.fromEntries(parts) };
}

/** Whether a style still offers all that was picked on another day. */
export function allSurvive(style: Style, { parts, childParts, bottomStainId }: Picks): boolean {
  const isListed = (section: number, part: number): boolean => findListedPart(style, section, part) !== null;
  return (
    Object.entries(parts).every(([id, chosen]) => chosen.every((part) => isListed(Number(id), part))) &&
    Object.entries(childParts).every(([id, part]) => findChildPart(style, Number(id), part) !== null) &&
    (bottomStainId === null || styleIndex(style).sections.some(({ id }) => isListed(id, bottomStainId)))
  );
}
