import path from 'node:path';
import { readYaml } from '../studio/data';
import { bedRows } from './beds';
import { caseRows, officeRows } from './cases';
import { shapeRows } from './shapes';
import { supportRows } from './tables';

/** Every file that is written, by its path from the project's folder. */
export function drawingFiles(studio: string): ReadonlyMap<string, string> {
  const data = (file: string): unknown => readYaml(path.join(studio, 'families', file));
  const plans = data('table/data/plans.yaml');
  const office = data('office/data/office.yaml');
  const cases = ['cases', 'boxes', 'feet'].map((name) => data(`case/data/${name}.yaml`));
  return new Map([
    ['lib/families/dimensions/shape-rows.ts', shapeRows(data('table/data/shapes.yaml'), plans)],
    ['lib/families/drawings/case-rows.ts', caseRows(cases[0], cases[1], cases[2])],
    ['lib/families/drawings/office-rows.ts', officeRows(office)],
    ['lib/families/drawings/bed-rows.ts', bedRows(data('bed/data/beds.yaml'))],
    [
      'lib/families/drawings/support-rows.ts',
      supportRows(data('table/data/legs.yaml'), data('table/data/bases.yaml'), plans, office),
    ],
  ]);
}
