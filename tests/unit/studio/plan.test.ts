/**
 * The studio draws what the catalogue can show (specification §18.6), in an order that leaves a usable
 * shop when it is stopped.
 */
import path from 'node:path';
import { loadCatalogueFiles } from '@/lib/server/catalogue/files';
import { catalogueNeeds, type Needs } from '@/scripts/studio/needs';
import { planTables } from '@/scripts/studio/plan-tables';
import { readStudioData } from '@/scripts/studio/data';

const root = path.resolve(__dirname, '../../..');
const { table } = readStudioData(path.join(root, 'studio'));
const needs = catalogueNeeds(loadCatalogueFiles(path.join(root, 'prisma/catalog')).snapshot);
const jobs = planTables(needs, table);
const ids = jobs.map(({ id }) => id);
const only = (layer: 'top' | 'shadow', ...tokens: string[]): Needs => ({
  ...{ layers: [{ family: 'table', layer, tokens }], thumbs: [] },
  firstSeen: new Set(),
});

describe('what is drawn', () => {
  it('nothing twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('what styles offer, at the heights they offer it', () => {
    expect(ids).toContain('table/under/xle-30-l-r');
    expect(ids).toContain('table/top/oc-cov-42-o-s');
    expect(ids).toContain('table/under/tul-36-o-q');
  });

  it('nothing that a restriction or a style rules out', () => {
    // A tulip's foot is too narrow for bar height; a console is at most 36 high; nobody offers a console on cabrioles.
    expect(ids.filter((id) => /under\/tul-42|under\/cab-30-c|-42-c-/.test(id))).toEqual([]);
    // A live edge is never cut to a waterfall.
    expect(ids.filter((id) => /top\/le-(wfl|bul)/.test(id))).toEqual([]);
  });

  it('a thumb of every part that is chosen by its shape', () => {
    for (const name of ['shape-le', 'edge-cha', 'leg-hrp', 'leg-twn', 'height-42']) {
      expect(ids).toContain(`table/thumb/${name}`);
    }
  });

  it('only the layers a piece has', () => {
    const layersOf = (id: string) => jobs.find((job) => job.id === id)?.layers;
    expect(layersOf('table/under/tr1-30-l-r')).toEqual(['leg', 'shadow']);
    expect(layersOf('table/under/sp1-30-o-o')).toEqual(['leg', 'apron', 'can', 'shadow']);
    expect(layersOf('table/under/tur-30-l-r')).toEqual(['leg', 'apron', 'shadow']);
  });

  it('no part the studio knows nothing of', () => {
    expect(() => planTables(only('shadow', 'zzz', '30', 'l', 'r'), table)).toThrow('"zzz"');
    expect(() => planTables(only('top', 're', 'zzz', '30', 'l', 's'), table)).toThrow('"zzz"');
  });
});

describe('in which order', () => {
  it('a top that holds the grain before those it lends it to', () => {
    const borrowers = jobs.filter(({ grainOwner }) => grainOwner !== undefined);
    expect(borrowers.length).toBeGreaterThan(100);
    for (const { id, grainOwner } of borrowers) {
      expect(ids.indexOf(`table/top/${grainOwner}`)).toBeGreaterThan(-1);
      expect(ids.indexOf(`table/top/${grainOwner}`)).toBeLessThan(ids.indexOf(id));
    }
  });

  it('what a style opens with, then thumbs, then dining before bar height', () => {
    const at = (id: string): number => ids.indexOf(`table/${id}`);
    const order = ['under/msn-30-l-r', 'thumb/edge-mis', 'under/shk-30-l-r', 'under/shk-36-l-r', 'under/shk-42-l-r'];
    const places = order.map(at);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('what a style opens with even when it opens with leaves', () => {
    const opening = ids.slice(0, ids.indexOf('table/thumb/edge-mis'));
    expect(opening).toEqual(expect.arrayContaining(['table/top/bo-thu-30-l-s', 'table/top/re-mis-30-c-s']));
  });

  it('a seamed top brings its solid one', () => {
    const drawn = planTables(only('top', 're', 'bul', '30', 'l', 'x'), table).map(({ id }) => id);
    expect(drawn).toEqual(['table/seam/re-bul-30-l-x', 'table/swatch/board', 'table/top/re-bul-30-l-s']);
  });
});
