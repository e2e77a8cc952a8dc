import { gzipSync } from 'node:zlib';
import { unpackDiagram, packSpace } from '@/lib/domain/space/packed-space';
import { adoptSpace, configurationSpace, countDesigns, hasSpace } from '@/lib/domain/space/space';
import { familyOf } from '@/lib/families/registry';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';
import { legTable } from '@/tests/fixtures/styles/tables';
import { plainChoices } from './small-styles';

/** Most that a style's space may weigh, compressed. */
const MOST_BYTES = 20 * 1024;

it.each(DEMO_STYLES)('The packed space of %s is small, and the whole of it', (_, style, family) => {
  const space = configurationSpace(family, style);
  const text = JSON.stringify(packSpace(space));
  expect(gzipSync(text).length).toBeLessThan(MOST_BYTES);
  const copy = { ...style };
  expect(hasSpace(copy)).toBe(false);
  expect(adoptSpace(family, copy, JSON.parse(text))).toBe(true);
  expect(configurationSpace(family, copy).diagram).toEqual(space.diagram);
  expect(countDesigns(configurationSpace(family, copy))).toBe(countDesigns(space));
});

const own = packSpace(configurationSpace(familyOf(plainChoices), plainChoices));

it.each([
  ['nothing', null],
  ['a text', 'space'],
  ['another style’s space', packSpace(configurationSpace(familyOf(legTable), legTable))],
  ['one with a damaged edge', { ...own, layers: [['1:0 x'], ...own.layers.slice(1)] }],
  ['one without layers', { sizes: own.sizes, order: own.order }],
])('%s is not taken for the space of a style', (_, packed) => {
  const { variables } = configurationSpace(familyOf(plainChoices), plainChoices);
  expect(unpackDiagram(packed, variables)).toBeNull();
});
