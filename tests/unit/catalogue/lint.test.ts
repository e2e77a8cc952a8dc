import { formatDefect } from '@/lib/server/catalogue/defect';
import { lintCatalogue } from '@/lib/server/catalogue/lint/lint';
import { LINT_CASES, STYLE } from './lint-cases';
import { SMALL_CATALOGUE, withEdits, type Edit } from '@/tests/fixtures/catalogue/small-catalogue';

const lintWith = (...edits: Edit[]): readonly string[] =>
  withEdits(edits, (folder) => lintCatalogue(folder).defects.map(formatDefect));

describe('a whole catalogue', () => {
  it('has no defect', () => {
    expect(lintCatalogue(SMALL_CATALOGUE).defects).toEqual([]);
  });

  it('counts the prices declared as not quoted', () => {
    // the large size in walnut, and two-tone of its class
    expect(lintCatalogue(SMALL_CATALOGUE).declaredHoles).toBe(2);
  });

  it('of the shop has no defect but pictures still to render', () => {
    expect(lintCatalogue('prisma/catalog').defects.map(formatDefect)).toEqual([]);
  });
});

describe('lint names file, line, column and defect', () => {
  it.each(LINT_CASES)('%s', (_, edit, expected) => {
    expect(lintWith(edit)).toEqual(expected);
  });

  it('pictures of a style listed as pictured', () => {
    const edit = { file: STYLE, from: 'sku: LT', to: 'sku: LT\npictured: true' };
    const missing = withEdits([edit], (folder) =>
      lintCatalogue(
        folder,
        (family, layer, geometry) => `${family}/${layer}/${geometry}` !== 'table/top/bo-bev-36-l-s',
      ),
    );
    expect(missing.defects.map(formatDefect)).toEqual([
      'styles/tables/plain-leg.yaml:1:1 missing picture table/top/bo-bev-36-l-s of plain-leg',
    ]);
  });
});
