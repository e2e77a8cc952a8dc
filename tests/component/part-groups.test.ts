import { shownGroups } from '@/components/configurator/sections/part-groups';
import { part } from '@/tests/fixtures/styles/build';

const parts = [
  part(1, 'Tray', { subSectionGroup: 'Drawers' }),
  part(2, 'Lock', { subSectionGroup: 'Drawers' }),
  part(3, 'Light', { subSectionGroup: 'Inside' }),
  part(4, 'Rack', { subSectionGroup: 'Inside' }),
  part(5, 'Glides'),
];
const headings = (chosen: readonly number[], invalid: readonly number[]) =>
  shownGroups(
    parts,
    ({ id }) => chosen.includes(id),
    ({ id }) => !invalid.includes(id),
  ).map((group) => group.heading);

it('shows a subsection only if more than one of its parts is valid', () => {
  expect(headings([], [])).toEqual(['Drawers', 'Inside', '']);
  expect(headings([], [4])).toEqual(['Drawers', '']);
  expect(headings([], [1, 2, 3, 4])).toEqual(['']);
});

it('shows parts without a subsection always', () => {
  expect(headings([], [5])).toEqual(['Drawers', 'Inside', '']);
});

it('keeps a subsection with a chosen part, which must be there to be taken out', () => {
  expect(headings([3], [4])).toEqual(['Drawers', 'Inside', '']);
});
