/**
 * The studio draws what the other families' styles can show (specification §18.6), shares grain, and stops usefully.
 */
import path from 'node:path';
import { loadCatalogueFiles } from '@/lib/server/catalogue/files';
import { readStudioData } from '@/scripts/studio/data';
import { catalogueNeeds, type Needs } from '@/scripts/studio/needs';
import { planJobs, planLayers } from '@/scripts/studio/plan';

const root = path.resolve(__dirname, '../../..');
const data = readStudioData(path.join(root, 'studio'));
const { sharing } = data;
const needs = catalogueNeeds(loadCatalogueFiles(path.join(root, 'prisma/catalog')).snapshot);
const jobs = planJobs(needs, data).filter(({ family }) => family !== 'table');
const ids = jobs.map(({ id }) => id);
const only = (some: Partial<Needs>): Needs => ({
  layers: [],
  thumbs: [],
  firstSeen: new Set(),
  ...some,
});
const door = (token: string) => ({ family: 'dining', layer: 'door', tokens: ['bf3', token] });

describe('what is drawn beside the tables', () => {
  it('nothing twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('layers, shades and thumbs of every family that styles offer', () => {
    for (const id of ['bedroom/cabinet/dr6', 'bath/sink/36x21x34-uov', 'bed/shadow/ful-q', 'office/top/re-wfl-30-m'])
      expect(ids).toContain(id);
    for (const id of ['case/thumb/door-lou', 'case/thumb/hardware-bai', 'bed/thumb/cloth', 'office/thumb/base-tre'])
      expect(ids).toContain(id);
  });

  it('the shade of a conference table by the shape of its top, of other pieces that of a rectangle', () => {
    const shapesOn = (base: string) =>
      ids.flatMap((id) => new RegExp(`^office/shadow/(\\w+)-${base}$`).exec(id)?.[1] ?? []);
    expect(shapesOn('tre-30-m').sort()).toEqual(['bo', 'ov', 're', 'rt']);
    expect(shapesOn('pdd-30-d')).toEqual(['re']);
  });

  it('a bed of each size, but a California king as a king', () => {
    const sizes = ids.flatMap((id) => /^bed\/headboard\/tuf-cap-sq-(\w+)$/.exec(id)?.[1] ?? []);
    expect(sizes.sort()).toEqual(['f', 'k', 'q', 't']);
  });

  it('vanities and wardrobes of each width', () => {
    const widths = ids.flatMap((id) => /^bath\/cabinet\/(vo|li)(\d+)$/.exec(id)?.slice(1).join(' ') ?? []);
    expect(widths.sort()).toEqual(['li 18', 'li 24', 'li 36', 'vo 24', 'vo 30', 'vo 36', 'vo 48', 'vo 60', 'vo 72']);
  });

  it('desks, credenzas and conference tables small and large', () => {
    const sizes = ids.flatMap((id) => /^office\/cabinet\/(pdd|ckh|tre)-30-(\w+)$/.exec(id)?.slice(1).join(' ') ?? []);
    expect(sizes.sort()).toEqual(['ckh c', 'ckh cs', 'pdd d', 'pdd ds', 'tre m', 'tre ml', 'tre ms']);
  });

  it('nothing that a restriction rules out', () => {
    // Three drawers want the width of a queen.
    expect(ids).toContain('bed/footboard/dr3-k');
    expect(ids).not.toContain('bed/footboard/dr3-t');
    // A bookcase has no room for a tall crown and tapered feet are not offered below it.
    expect(ids).not.toContain('living/leg/36x13x84-tpf');
  });
});

describe('shared grain', () => {
  it('is kept by the first token of its group that is drawn, and only by it', () => {
    const [first, second, third] = planLayers(only({ layers: [door('rsd'), door('flt'), door('lou')] }), sharing);
    expect(first).toMatchObject({ geometry: 'bf3-rsd', grain: false, grainOwner: 'bf3-flt' });
    expect(second).toMatchObject({ geometry: 'bf3-flt', grain: true });
    expect(third).toMatchObject({ geometry: 'bf3-lou', grain: true });
  });

  it('is never lent to another layer, piece or family', () => {
    const plans = planLayers(
      only({ layers: [door('flt'), { ...door('rsd'), family: 'living' }, { ...door('rsd'), tokens: ['bf4', 'rsd'] }] }),
      sharing,
    );
    expect(plans.every(({ grain }) => grain)).toBe(true);
  });

  it('comes from a picture that is drawn with its own grain', () => {
    const owners = new Set(jobs.filter(({ grain }) => grain).map(({ id }) => id));
    const borrowed = jobs.flatMap(({ family, layer, grainOwner }) =>
      grainOwner === undefined ? [] : [`${family}/${layer}/${grainOwner}`],
    );
    expect(borrowed.length).toBeGreaterThan(100);
    expect(borrowed.filter((owner) => !owners.has(owner))).toEqual([]);
  });
});

describe('the order', () => {
  it('opens every style before anything else, and ends with hardware', () => {
    const plans = planLayers(
      only({
        layers: [{ ...door('knr'), layer: 'doorhardware' }, door('lou'), door('shk')],
        thumbs: [{ family: 'case', what: 'door', token: 'shk' }],
        firstSeen: new Set(['dining/door/bf3-shk']),
      }),
      sharing,
    );
    expect(plans.map(({ id }) => id)).toEqual([
      'dining/door/bf3-shk',
      'case/thumb/door-shk',
      'dining/door/bf3-lou',
      'dining/doorhardware/bf3-knr',
    ]);
  });

  it('draws what lends its grain to an opening picture with it', () => {
    const plans = planLayers(
      only({ layers: [door('lou'), door('rsd'), door('flt')], firstSeen: new Set(['dining/door/bf3-rsd']) }),
      sharing,
    );
    expect(plans.map(({ geometry }) => geometry)).toEqual(['bf3-rsd', 'bf3-flt', 'bf3-lou']);
  });
});

it('A family that nobody builds yet has no pictures to draw, and stops nobody else', () => {
  const layers = [
    { family: 'mirror', layer: 'top', tokens: ['24x36'] },
    { family: 'bath', layer: 'shadow', tokens: ['36'] },
  ];
  const planned = planJobs(only({ layers }), data).filter(({ family }) => family !== 'table');
  expect(planned.map(({ id }) => id)).toEqual(['bath/shadow/36']);
});
