import type { Finding } from '@/lib/domain/report/finding';
import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { lintRows } from '@/lib/server/catalogue/lint/lint-rows';
import { lintCatalogue } from '@/lib/server/catalogue/lint/lint';
import { SMALL_CATALOGUE, withEdits, type Edit } from '@/tests/fixtures/catalogue/small-catalogue';

const STYLE = 'styles/tables/plain-leg.yaml';
const PRICES = 'prices/tables/plain-leg.csv';
const THINGS = 'parts/all.yaml';

/** The large size is declared as not quoted in walnut (tier E), and quoted in oak. */
const OWN = lintRows(readCatalogueRows(SMALL_CATALOGUE)).findings;
const isOwn = (finding: Finding): boolean => OWN.some(({ message }) => message === finding.message);

const restrict = (line: string): Edit => ({ file: STYLE, from: '  - [thing/boat, thing/ogee]', to: line });

type Told = Omit<Finding, 'severity'>;
const of = (kind: Told['kind'], message: string, target: Told['target'], example: Told['example'] = null): Told => ({
  ...{ kind, message, target, example },
});
const atPart = (partId: number) => ({ type: 'part', styleId: 17, partId }) as const;
const atSection = (sectionId: number) => ({ type: 'section', styleId: 17, sectionId }) as const;
const start = (...picks: readonly string[]) => ({ sku: 'LT4272S-L0130-RO-100-RE-E1-F0-20', picks });
const atStyle = { type: 'style', styleId: 17 } as const;

/** What is planted, the edits, and all that is found beyond the small catalogue's own. */
const PLANTED: readonly (readonly [string, readonly Edit[], readonly Told[]])[] = [
  [
    'a part that can never be picked',
    [restrict('  - [thing/boat, [thing/ogee, thing/bevel]]')],
    [
      of(
        'unreachable-part',
        'thing/boat is unreachable in plain-leg: thing/boat with thing/ogee; thing/boat with thing/bevel',
        atPart(202),
      ),
    ],
  ],
  [
    'a restriction implied by others',
    // planed is not made in walnut; boat is made planed only, as smooth is ruled out: so boat not in walnut
    [restrict('  - [thing/boat, thing/ogee]\n  - [thing/boat, thing/smooth]\n  - [thing/boat, wood/walnut]')],
    [
      of(
        'implied-restriction',
        'thing/boat with wood/walnut is needless in plain-leg: implied by thing/boat with thing/smooth; thing/planed with wood/walnut',
        { type: 'restriction', styleId: 17, partIds: [202, 112] },
      ),
    ],
  ],
  [
    'a restriction that is written twice',
    [restrict('  - [thing/boat, thing/ogee]\n  - [thing/ogee, thing/boat]')],
    [
      of(
        'implied-restriction',
        'thing/ogee with thing/boat is needless in plain-leg: implied by thing/boat with thing/ogee',
        { type: 'restriction', styleId: 17, partIds: [302, 202] },
      ),
    ],
  ],
  [
    'a style with no valid default',
    [{ file: STYLE, from: 'sheen: thing/satin', to: 'sheen:' }],
    [of('no-default', 'section sheen has no default', atSection(60))],
  ],
  [
    'a default that breaks a rule',
    [restrict('  - [thing/rectangle, thing/turned]')],
    [
      of(
        'default-in-conflict',
        'default Rectangle conflicts: Turned Leg',
        atSection(20),
        start('Top Shape: Rectangle'),
      ),
      of('default-in-conflict', 'default Turned conflicts: Rectangle Top Shape', atSection(30), start('Leg: Turned')),
    ],
  ],
  [
    'a price hole',
    [{ file: PRICES, from: 'thing/shaker,,,100,,,,125', to: 'thing/shaker,,,100,,,,' }],
    [
      of(
        'price-hole',
        'price hole: thing/shaker has no price for size 36 x 48, wood tier E; write n/a if it is not made',
        { type: 'price', styleId: 17, partId: 402, sectionId: 30, sizePartId: 2001, woodTier: 'E' },
        { sku: 'LT3648S-L0230-WA-100-RE-E1-F0-20', picks: ['Size: 36 x 48', 'Leg: Shaker', 'Wood: Walnut'] },
      ),
    ],
  ],
  [
    'a part not quoted where its neighbour is',
    [{ file: PRICES, from: 'thing/shaker,,,100,,,,125', to: 'thing/shaker,,,100,,,,n/a' }],
    [
      of(
        'not-quoted',
        'thing/shaker is not quoted in plain-leg for size 36 x 48, wood tier E, and 1 more',
        { type: 'price', styleId: 17, partId: 402, sectionId: 30, sizePartId: 2001, woodTier: 'E' },
        { sku: 'LT3648S-L0230-WA-100-RE-E1-F0-20', picks: ['Size: 36 x 48', 'Leg: Shaker', 'Wood: Walnut'] },
      ),
    ],
  ],
  [
    'two equal codes',
    [{ file: THINGS, from: 'sku: E2', to: 'sku: E1' }],
    [
      of(
        'code',
        'code E1 is ambiguous in plain-leg: thing/ogee and thing/bevel',
        atPart(302),
        start('Edge: Bevel or Ogee'),
      ),
    ],
  ],
  [
    'a sku that two configurations share',
    [{ file: 'parts/leaves.yaml', from: 'sku: A', to: 'sku: S' }],
    [
      of(
        'shared-sku',
        'two configurations share a sku in plain-leg: size/large is 4272S with leaf/solid and leaf/one',
        atPart(951),
        start('Leaf/Solid Top: Solid Top or 1 Leaf'),
      ),
    ],
  ],
  [
    'a code that says where two stains go',
    [{ file: THINGS, from: 'sku: X2', to: 'sku: TT1' }],
    [of('code', 'code TT1 of thing/thick has the shape reserved for two-tone placements', atPart(702))],
  ],
  [
    'a part that shows and has no name for pictures',
    [{ file: THINGS, from: ', image: shk', to: '' }],
    [
      of(
        'picture-name',
        'thing/shaker has no image for picture names; only what is called none shows nothing',
        atPart(402),
        { sku: 'LT4272S-L0230-RO-100-RE-E1-F0-20', picks: ['Leg: Shaker'] },
      ),
    ],
  ],
  [
    'a style that nobody can build',
    [restrict('  - [[thing/boat, thing/rectangle], [thing/ogee, thing/bevel]]')],
    [
      of(
        'impossible-style',
        'no design of plain-leg is possible: thing/boat with thing/ogee; thing/boat with thing/bevel; thing/rectangle with thing/ogee; thing/rectangle with thing/bevel',
        atStyle,
      ),
      of(
        'default-in-conflict',
        'default Rectangle conflicts: Bevel Edge',
        atSection(20),
        start('Top Shape: Rectangle'),
      ),
      of('default-in-conflict', 'default Bevel conflicts: Rectangle Top Shape', atSection(25), start('Edge: Bevel')),
    ],
  ],
];

describe('Of rows, wherever they come from, lint finds what is planted and nothing else', () => {
  it('the small catalogue has one notice of its own', () => {
    expect(OWN).toEqual([
      {
        kind: 'not-quoted',
        severity: 'notice',
        message: 'size/large is not quoted in plain-leg for wood tier E',
        target: { type: 'price', styleId: 17, partId: 2002, sectionId: 11, sizePartId: 2002, woodTier: 'E' },
        example: { sku: 'LT4272S-L0130-WA-100-RE-E1-F0-20', picks: ['Wood: Walnut'] },
      },
    ]);
  });

  it.each(PLANTED)('%s', (_, edits, expected) => {
    const { findings } = withEdits(edits, (folder) => lintRows(readCatalogueRows(folder)));
    const found = findings.filter((finding) => !isOwn(finding));
    expect(found.map(({ severity: _severity, ...told }) => told)).toEqual(expected);
  });

  it('a missing picture', () => {
    const rows = withEdits([{ file: STYLE, from: 'sku: LT', to: 'sku: LT\npictured: true' }], readCatalogueRows);
    const { findings } = lintRows(rows, { hasPass: (...place) => place.join('/') !== 'table/top/bo-bev-36-l-s' });
    expect(findings.filter((finding) => !isOwn(finding))).toEqual([
      {
        ...of('missing-picture', 'missing picture table/top/bo-bev-36-l-s of plain-leg', atStyle, {
          sku: 'LT4272S-L0136-RO-100-BO-E1-F0-20',
          picks: ['Top Shape: Boat', 'Table Height: High'],
        }),
        severity: 'defect',
      },
    ]);
  });
});

it('A missing picture that many parts share is told with a design that has one of them', () => {
  const rows = readCatalogueRows('prisma/catalog');
  const { findings } = lintRows(rows, { hasPass: (...place) => place.join('/') !== 'bed/bedding/qlt-opn-m10-q' });
  const told = findings.find(
    ({ kind, message }) => kind === 'missing-picture' && message.endsWith('of tidewater-sleigh-bed'),
  );
  expect(told?.example?.picks).toEqual(['Headboard: Sleigh Slats']);
});

it('A folder says where a notice stands, to the column', () => {
  const [notice] = lintCatalogue(SMALL_CATALOGUE).notices;
  // size/large,,,725,,,,n/a
  expect(notice).toMatchObject({ file: PRICES, line: 3, column: 21, kind: 'not-quoted' });
});

it('The demo catalogue has no defect; what is needless or not quoted is noticed', () => {
  const { defects, notices } = lintCatalogue('prisma/catalog');
  expect(defects).toEqual([]);
  expect(notices.filter(({ kind }) => kind === 'implied-restriction').map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^case-top\/live-edge with living-option\/glass-top is needless in sawyer-lift-top: implied by /,
    ),
  ]);
  for (const { kind, example } of notices) if (kind === 'not-quoted') expect(example?.sku).toMatch(/^[A-Z]{2}/);
});
