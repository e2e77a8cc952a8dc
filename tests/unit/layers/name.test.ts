import fc from 'fast-check';
import { parseLayerAddress, parseLayerPath, withoutVersion, withVersion } from '@/lib/server/layers/name';

const TOP = '/images/table/top/re-mis-30-l-s/ch-113-20-sm.webp';

describe('layer names', () => {
  it('reads family, layer, geometry and finish', () => {
    const finish = { wood: 'ch', stain: '113', sheen: '20', surface: 'sm' };
    expect(parseLayerPath(TOP)).toEqual({
      ...{ family: 'table', layer: 'top', geometry: 're-mis-30-l-s', finish },
      version: null,
    });
  });

  it('reads the version behind the geometry', () => {
    const name = parseLayerPath(TOP.replace('-s/', '-s.0a1b2c3d/'));
    expect(name).toEqual({ ...parseLayerPath(TOP), version: '0a1b2c3d' });
  });

  it('writes a version, in the place of another', () => {
    const versioned = '/images/table/top/re-mis-30-l-s.0a1b2c3d/ch-113-20-sm.webp';
    expect(withVersion(TOP, '0a1b2c3d')).toBe(versioned);
    expect(withVersion(TOP.replace('-s/', '-s.ffffffff/'), '0a1b2c3d')).toBe(versioned);
    expect(withoutVersion(versioned)).toBe(TOP);
  });

  it('reads a layer without colour', () => {
    expect(parseLayerPath('/images/table/shadow/tur-30-l-r/none.webp')?.finish).toBeNull();
  });

  it.each(['brs', 'ticking', 'abcdefghijkl'])('reads the material %s', (material) => {
    expect(parseLayerPath(`/images/bath/faucet/36x21x34-sgl/${material}.webp`)?.finish).toEqual({ material });
  });

  it.each([
    ['parent folder', '/images/table/top/../re-mis-30-l-s/ch-113-20-sm.webp'],
    ['encoded slash', '/images/table%2ftop/re-mis-30-l-s/ch-113-20-sm.webp'],
    ['encoded dot', '/images/table/top/%2e%2e/ch-113-20-sm.webp'],
    ['double slash', '/images//table/top/re-mis-30-l-s/ch-113-20-sm.webp'],
    ['upper case', '/images/table/top/RE-mis-30-l/ch-113-20-sm.webp'],
    ['another type', '/images/table/top/re-mis-30-l-s/ch-113-20.png'],
    ['finish without surface', '/images/table/top/re-mis-30-l-s/ch-113-20.webp'],
    ['long surface', '/images/table/top/re-mis-30-l-s/ch-113-20-smo.webp'],
    ['long stain', '/images/table/top/re-mis-30-l-s/ch-1130-20-sm.webp'],
    ['short version', '/images/table/top/re-mis-30-l-s.0a1b2c3/ch-113-20-sm.webp'],
    ['version that is none', '/images/table/top/re-mis-30-l-s.0a1b2c3g/ch-113-20-sm.webp'],
    ['two versions', '/images/table/top/re-mis-30-l-s.0a1b2c3d.0a1b2c3d/ch-113-20-sm.webp'],
    ['short material', '/images/bath/faucet/36x21x34-sgl/br.webp'],
    ['long material', '/images/bath/faucet/36x21x34-sgl/abcdefghijklm.webp'],
    ['material with a digit', '/images/bath/faucet/36x21x34-sgl/br5.webp'],
    ['material and more', '/images/bath/faucet/36x21x34-sgl/brs-20.webp'],
    ['empty token', '/images/table/top/re--30-l/ch-113-20-sm.webp'],
    ['line break at the end', `${TOP}\n`],
    ['null byte', '/images/table/top/re-mis-30-l-s\0/ch-113-20-sm.webp'],
    ['endless geometry', `/images/table/top/${'a-'.repeat(5000)}a/ch-113-20-sm.webp`],
    ['nothing', ''],
  ])('refuses %s', (_what, path) => {
    expect(parseLayerPath(path)).toBeNull();
  });

  it.each([
    ['', null],
    ['?w=800', 800],
    ['?w=1600', 1600],
  ])('knows the width of "%s"', (query, width) => {
    expect(parseLayerAddress(TOP + query)?.width).toBe(width);
  });

  it.each(['?', '?w=', '?w=99999', '?w=1600&w=1600', '?W=1600', '?w=1600px', '?w=-1', '?x=1', '?w=1600#', '?w=%31600'])(
    'refuses the query "%s"',
    (query) => {
      expect(parseLayerAddress(TOP + query)).toBeNull();
    },
  );

  it('never accepts a name that could leave its folder, whatever comes', () => {
    const piece = fc.constantFrom(
      '/',
      '..',
      '%2f',
      'images',
      'table',
      'top',
      '-',
      'ch-113-20-sm.webp',
      '\\',
      '\0',
      'A',
      '?',
    );
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const path = `/images/${text}`;
        return parseLayerPath(path) === null || /^[a-z0-9/-]+(?:\.[0-9a-f]{8}\/[a-z0-9-]+)?\.webp$/.test(path);
      }),
    );
  });

  it('accepts every name made by the grammar', () => {
    const token = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    const finish = fc.stringMatching(/^(?:[a-z]{2}-\d{3}-\d{2}-[a-z]{2}|[a-z]{3,12})$/);
    fc.assert(
      fc.property(
        fc.array(token, { minLength: 1, maxLength: 5 }),
        finish,
        (tokens, colour) => parseLayerPath(`/images/table/leg/${tokens.join('-')}/${colour}.webp`) !== null,
      ),
    );
  });
});
