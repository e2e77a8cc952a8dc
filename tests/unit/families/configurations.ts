import type { Style, TwoToneType } from '@/lib/domain/catalogue';
import type { PickAction, Picks } from '@/lib/domain/picks';
import { buildSelection } from '@/lib/domain/build-selection';
import { defaultPicks } from '@/lib/domain/default-picks';
import { imageNames } from '@/lib/domain/image-names';
import { pick } from '@/lib/domain/pick';
import { summaryRows } from '@/lib/domain/summary';
import { visibleSections } from '@/lib/domain/visibility';
import { familyOf } from '@/lib/families/registry';

export const choose = (sectionId: number, partId: number): PickAction => ({ type: 'pick', sectionId, partId });
export const bottomStain = (sectionId: number, partId: number): PickAction => ({
  type: 'pick',
  sectionId,
  partId,
  isBottomStain: true,
});
export const placed = (twoToneType: TwoToneType): PickAction => ({ type: 'setTwoToneType', twoToneType });

export const picksAfter = (style: Style, ...actions: readonly PickAction[]): Picks =>
  actions.reduce((picks, action) => pick(familyOf(style), style, picks, action), defaultPicks(familyOf(style), style));

export const selectionAfter = (style: Style, ...actions: readonly PickAction[]) =>
  buildSelection(familyOf(style), style, picksAfter(style, ...actions));

export const layersAfter = (style: Style, ...actions: readonly PickAction[]) =>
  imageNames(familyOf(style), selectionAfter(style, ...actions)).layers;

/** Display names of the sections on show. */
export const shownAfter = (style: Style, ...actions: readonly PickAction[]) =>
  visibleSections(familyOf(style), style, picksAfter(style, ...actions)).map((section) => section.displayName);

/** Summary labels. */
export const summaryAfter = (style: Style, ...actions: readonly PickAction[]) =>
  summaryRows(familyOf(style), style, picksAfter(style, ...actions), null).map((row) => row.sectionDisplayName);

/** Geometry and stain of a layer's file name, e.g. 'v48-slb in 401'. */
export function drawnAs(name: string | null | undefined): string | null {
  const [, geometry, finish] = name?.replace('.webp', '').split('/') ?? [];
  if (!geometry || !finish) return null;
  const [, stain] = finish.split('-');
  return `${geometry} in ${stain ?? finish}`;
}
