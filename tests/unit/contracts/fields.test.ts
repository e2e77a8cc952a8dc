import { z } from 'zod';
import { blanksOf, pack, rowReader, wireWriter, type Fields } from '@/lib/contracts/fields';
import { fileShape, fromFile, toFile } from '@/lib/contracts/file-fields';

/** One field of each way to differ between the forms. */
const KNOB = {
  id: { kind: 'id', wire: 'Id' },
  name: { kind: 'name', file: 'title', wire: 'DisplayName' },
  slug: { kind: 'slug', file: 'normalizedName', wire: 'NormalizedName' },
  note: { kind: 'text', blank: '', file: 'note', wire: 'Note', pattern: [/^[a-z]*$/, 'must be small letters'] },
  isEnabled: { kind: 'flag', blank: true, file: 'enabled', wire: 'IsEnabled' },
  adds: { kind: 'percent', blank: null, file: 'adds', row: 'addsPercent', wire: 'Adds' },
  opens: { kind: 'section', blank: null, file: 'opens', wire: 'Opens' },
  tier: { kind: 'tier', blank: null, file: 'tier', scope: 'source' },
  isRefused: { kind: 'flag', blank: false, wire: 'IsRefused', scope: 'style' },
  isSelected: { kind: 'flag', wire: 'IsSelected', scope: 'page' },
} as const satisfies Fields;

const FORMS = [
  {
    file: { title: 'Round Knob', adds: 2.5, opens: 'metals', tier: 'B', note: 'brass' },
    row: { name: 'Round Knob', slug: 'round', note: 'brass', isEnabled: true, addsPercent: 250, opens: 7, tier: 'B' },
    engine: { id: 9, name: 'Round Knob', slug: 'round', note: 'brass', isEnabled: true, adds: 2.5, opens: 7 },
    packed: { id: 9, name: 'Round Knob', slug: 'round', note: 'brass', adds: 2.5, opens: 7 },
  },
  {
    file: { title: 'Plain', normalizedName: 'plain', enabled: false },
    row: { name: 'Plain', slug: 'plain', note: '', isEnabled: false, addsPercent: null, opens: null, tier: null },
    engine: { id: 9, name: 'Plain', slug: 'plain', note: '', isEnabled: false, adds: null, opens: null },
    packed: { id: 9, name: 'Plain', slug: 'plain', isEnabled: false },
  },
];

describe.each(FORMS)('A table of fields: $file.title', ({ file, row, engine, packed }) => {
  it('reads and writes the file’s entry', () => {
    expect(z.strictObject(fileShape(KNOB)).parse(file)).toEqual(file);
    expect(fromFile(KNOB, file, 'round', (key) => (key === 'metals' ? 7 : null))).toEqual(row);
    expect(toFile(KNOB, { id: 9, ...row }, 'round', (id) => (id === 7 ? 'metals' : ''))).toEqual(file);
  });

  it('makes the engine’s form of a row, and the packed one of that', () => {
    expect(rowReader(KNOB)({ id: 9, ...row })).toEqual(engine);
    expect(pack(KNOB, { ...engine, isRefused: false })).toEqual(packed);
    expect({ ...blanksOf(KNOB), ...packed }).toEqual({ ...engine, isRefused: false });
  });
});

it('A table of fields names the wire, in its order', () => {
  const knob = { id: 9, name: 'Knob', slug: 'knob', note: '', isEnabled: true, adds: 2.5, opens: null };
  expect(Object.entries(wireWriter(KNOB)({ ...knob, isRefused: true, isSelected: false }))).toEqual([
    ['Id', 9],
    ['DisplayName', 'Knob'],
    ['NormalizedName', 'knob'],
    ['Note', ''],
    ['IsEnabled', true],
    ['Adds', 2.5],
    ['Opens', null],
    ['IsRefused', true],
    ['IsSelected', false],
  ]);
});

it.each([
  { title: '' },
  { title: 'A', note: 'B' },
  { title: 'A', adds: 1.234 },
  { title: 'A', tier: 'Z' },
  { note: 'a' },
])('A table of fields refuses a file’s %j', (entry) => {
  expect(z.strictObject(fileShape(KNOB)).safeParse(entry).success).toBe(false);
});
