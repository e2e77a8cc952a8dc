import { formatDefect } from '@/lib/server/catalogue/defect';
import { lintCatalogue } from '@/lib/server/catalogue/lint/lint';
import { withEdits, type Edit } from '@/tests/fixtures/catalogue/small-catalogue';

const lintWith = (...edits: Edit[]): readonly string[] =>
  withEdits(edits, (folder) => lintCatalogue(folder).defects.map(formatDefect));

it('Options to start with in a list that nobody may change', () => {
  const fixed = {
    file: 'sections/all.yaml',
    from: 'slot: TableOptions,',
    to: 'slot: TableOptions, selectable: false,',
  };
  const start = {
    file: 'styles/tables/plain-leg.yaml',
    from: '[thing/drawer] }',
    to: '[thing/drawer], default: thing/thick }',
  };
  expect(lintWith(fixed)).toEqual([]);
  expect(lintWith(fixed, start)).toEqual([
    'styles/tables/plain-leg.yaml:20:3 section table-options starts with options and is not selectable',
  ]);
});
