import type { Edit } from '@/tests/fixtures/catalogue/small-catalogue';

export const STYLE = 'styles/tables/plain-leg.yaml';
const THINGS = 'parts/all.yaml';
const PRICES = 'prices/tables/plain-leg.csv';

/** A defect, the edit of the small catalogue that plants it, and what lint says. */
export const LINT_CASES: readonly [string, Edit, readonly string[]][] = [
  [
    'bad YAML',
    { file: STYLE, from: 'id: 17', to: 'id: [17' },
    [expect.stringMatching(/^styles\/tables\/plain-leg\.yaml:2:1 bad YAML: /)],
  ],
  [
    'a misspelt field',
    { file: THINGS, from: 'sku: RE,', to: 'skew: RE,' },
    ['parts/all.yaml:3:3 parts.rectangle: Unrecognized key: "skew"'],
  ],
  [
    'a wrong type',
    { file: 'two-tone.yaml', from: 'm: 125', to: 'm: often' },
    [expect.stringMatching(/^two-tone\.yaml:2:21 twoTone\.default\.m: /)],
  ],
  [
    'bad CSV',
    { file: PRICES, from: 'thing/turned,,140', to: 'thing/turned,"140' },
    [expect.stringMatching(/^prices\/tables\/plain-leg\.csv:8:1 bad CSV: /)],
  ],
  [
    'an amount that is none',
    { file: PRICES, from: '160.50', to: '160.5' },
    ["prices/tables/plain-leg.csv:4:29 E: '160.5' is no amount of dollars"],
  ],
  [
    'a row too short',
    { file: PRICES, from: 'thing/turned,,140,,,,,', to: 'thing/turned,,140' },
    ['prices/tables/plain-leg.csv:5:1 has 3 columns, not 8'],
  ],
  [
    'a price for something the style does not offer',
    { file: PRICES, from: 'thing/shaker,,,', to: 'thing/smoth,,,' },
    [
      'prices/tables/plain-leg.csv:8:1 unknown part thing/smoth',
      'prices/tables/plain-leg.csv:8:1 prices thing/smoth, which the style does not offer',
    ],
  ],
  [
    'an unknown part in a restriction',
    { file: STYLE, from: '[thing/boat, thing/ogee]', to: '[thing/boat, thing/ogree]' },
    ['styles/tables/plain-leg.yaml:25:5 unknown part thing/ogree'],
  ],
  [
    'an unknown section',
    { file: STYLE, from: '  edge: thing/bevel', to: '  edges: thing/bevel' },
    [
      'styles/tables/plain-leg.yaml:12:3 unknown section edges',
      'styles/tables/plain-leg.yaml:25:5 restricts thing/ogee, which the style does not offer',
    ],
  ],
  [
    'an unknown restriction set',
    { file: STYLE, from: '[finish]', to: '[finnish]' },
    ['styles/tables/plain-leg.yaml:23:19 unknown restriction set finnish'],
  ],
  [
    'a duplicate id',
    { file: THINGS, from: 'id: 302', to: 'id: 301' },
    ['parts/all.yaml:6:3 part id 301 of thing/ogee is already that of thing/bevel'],
  ],
  [
    'two equal codes',
    { file: THINGS, from: 'sku: E2', to: 'sku: E1' },
    ['parts/all.yaml:6:3 code E1 is ambiguous in plain-leg: thing/ogee and thing/bevel'],
  ],
  [
    'a code equal to another section’s',
    { file: THINGS, from: 'sku: BO', to: 'sku: WA' },
    ['parts/woods.yaml:4:3 code WA is ambiguous in plain-leg: wood/walnut and thing/boat'],
  ],
  [
    'the shape reserved for doors',
    { file: THINGS, from: 'sku: X1', to: 'sku: DRW' },
    ['parts/all.yaml:15:3 code DRW of thing/drawer has the shape reserved for doors and drawers'],
  ],
  [
    'the shape reserved for hardware',
    { file: THINGS, from: 'sku: X1', to: 'sku: 12A34' },
    ['parts/all.yaml:15:3 code 12A34 of thing/drawer has the shape reserved for hardware'],
  ],
  [
    'the shape reserved for stains and sheens',
    { file: THINGS, from: 'sku: F1', to: "sku: '77'" },
    ['parts/all.yaml:14:3 code 77 of thing/planed has the shape reserved for stains and sheens'],
  ],
  [
    'two parts without a code in one section',
    { file: THINGS, from: ', sku: S1', to: '' },
    ['parts/all.yaml:18:3 thing/bags and thing/no-storage both have no sku in section leaf-storage'],
  ],
  [
    'a default that is restricted',
    { file: STYLE, from: '[thing/boat, thing/ogee]', to: '[thing/rectangle, thing/turned]' },
    [
      'styles/tables/plain-leg.yaml:11:3 default Rectangle conflicts: Turned Leg',
      'styles/tables/plain-leg.yaml:13:3 default Turned conflicts: Rectangle Top Shape',
    ],
  ],
  [
    'a section without a default',
    { file: STYLE, from: 'sheen: thing/satin', to: 'sheen:' },
    ['styles/tables/plain-leg.yaml:18:3 section sheen has no default'],
  ],
  [
    'a leaf the default size is not made with',
    {
      file: STYLE,
      from: 'default: size/large, defaultChild: leaf/solid',
      to: 'default: size/small, defaultChild: leaf/one',
    },
    ['styles/tables/plain-leg.yaml:10:3 default 36 x 48 is not made with the default leaf'],
  ],
  [
    'an unreachable part',
    { file: STYLE, from: '[thing/boat, thing/ogee]', to: '[thing/boat, [thing/ogee, thing/bevel]]' },
    [
      'parts/all.yaml:4:3 thing/boat is unreachable in plain-leg: thing/boat with thing/ogee, thing/boat with thing/bevel (styles/tables/plain-leg.yaml:25:5)',
    ],
  ],
  [
    'a style that nobody can build, with the smallest set of rules that contradict each other',
    {
      file: STYLE,
      from: '  - [thing/boat, thing/ogee]',
      to: [
        '  - [thing/boat, thing/ogee]',
        '  - [thing/boat, thing/bevel]',
        '  - [thing/rectangle, thing/low]',
        '  - [thing/shaker, thing/low]',
        '  - [thing/rectangle, thing/high]',
      ].join('\n'),
    },
    [
      'styles/tables/plain-leg.yaml:1:1 no design of plain-leg is possible: thing/boat with thing/ogee (styles/tables/plain-leg.yaml:25:5); thing/boat with thing/bevel (styles/tables/plain-leg.yaml:26:5); thing/rectangle with thing/low (styles/tables/plain-leg.yaml:27:5); thing/rectangle with thing/high (styles/tables/plain-leg.yaml:29:5)',
      'styles/tables/plain-leg.yaml:11:3 default Rectangle conflicts: Low Table Height',
      'styles/tables/plain-leg.yaml:14:3 default Low conflicts: Rectangle Top Shape',
    ],
  ],
  [
    'a part no style offers',
    { file: 'sections/all.yaml', from: 'parts: [thing/bevel, thing/ogee]', to: 'parts: [thing/bevel]' },
    ['styles/tables/plain-leg.yaml:25:5 restricts thing/ogee, which the style does not offer'],
  ],
  [
    'an undeclared price hole',
    { file: PRICES, from: 'size/large,,,725,,,,n/a', to: 'size/large,,,725,,,,' },
    [
      'styles/tables/plain-leg.yaml:10:3 price hole: size/large has no price for wood tier E; write n/a if it is not made',
    ],
  ],
  [
    'no two-tone addition for a class',
    { file: 'parts/sizes.yaml', from: 'sizeClass: s', to: 'sizeClass: xl' },
    ["styles/tables/plain-leg.yaml:1:1 price hole: no two-tone addition for size class 'xl'"],
  ],
  [
    'a restriction that can never come true',
    { file: STYLE, from: '[thing/boat, thing/ogee]', to: '[thing/bevel, thing/ogee]' },
    ['styles/tables/plain-leg.yaml:25:5 restricts thing/bevel with thing/ogee, of which only one can be chosen'],
  ],
  [
    'a retired default',
    { file: THINGS, from: 'sku: L01', to: 'sku: L01, enabled: false' },
    ['styles/tables/plain-leg.yaml:13:3 the default of section leg is not among its parts'],
  ],
  [
    'a category without its default style',
    { file: 'categories.yaml', from: 'defaultStyle: 17', to: 'defaultStyle: 18' },
    ["categories.yaml:1:1 tables: no style has the default style's id 18"],
  ],
];
