import type { Part, Style } from '@/lib/domain/catalogue';
import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { checkCodes } from '@/lib/server/catalogue/lint/codes';
import { checkInches } from '@/lib/server/catalogue/lint/inches';
import { checkPictureTokens } from '@/lib/server/catalogue/lint/picture-tokens';
import { checkReachable } from '@/lib/server/catalogue/lint/reachable';
import { checkStructure } from '@/lib/server/catalogue/lint/structure';
import type { ReportFinding, StyleCheck } from '@/lib/server/catalogue/lint/style-check';
import { configurationOf, familyOf } from '@/lib/families/registry';
import { SMALL_CATALOGUE } from '@/tests/fixtures/catalogue/small-catalogue';
import { VANITY, insetVanity, overlayWardrobe } from '@/tests/fixtures/styles/cabinets';
import { insetCredenza } from '@/tests/fixtures/styles/offices';

const rows = readCatalogueRows(SMALL_CATALOGUE);

/** What a check says of a style that is in no file. */
function said(check: (style: StyleCheck) => void, style: Style): readonly string[] {
  const [row] = rows.styles;
  if (!row) throw new Error('the small catalogue has no style');
  const found: string[] = [];
  const report: ReportFinding = (_kind, _target, message) => void found.push(message);
  check({
    style,
    family: familyOf(style),
    start: configurationOf(style),
    row,
    rows,
    partsById: new Map(),
    lookup: () => 0,
    placeOf: () => null,
    report,
  });
  return found;
}

const changed = (style: Style, slot: string, change: (part: Part) => Partial<Part>): Style => ({
  ...style,
  sections: style.sections.map((section) =>
    section.slot === slot
      ? { ...section, parts: section.parts.map((part) => ({ ...part, ...change(part) })) }
      : section,
  ),
});

describe('Codes of doors, drawers and hardware', () => {
  it('may be the same in several sections', () => {
    expect(said(checkCodes, insetVanity)).toEqual([]);
  });

  it('may not where one of the sections can be silent', () => {
    const silent = changed(insetVanity, 'DoorHardware', (part) => (part.id === 2702 ? { sku: '' } : {}));
    expect(said(checkCodes, silent)).toEqual(['code 12R24 is ambiguous in inset-vanity: Cup Pull and Cup Pull']);
  });

  it('are not compared with those of sections that never show', () => {
    const same = changed(overlayWardrobe, 'Hardware', () => ({ sku: 'T1' }));
    expect(said(checkCodes, same)).toEqual([]);
    expect(
      said(
        checkCodes,
        changed(insetVanity, 'Hardware', () => ({ sku: 'T1' })),
      ),
    ).not.toEqual([]);
  });
});

it.each([
  ['Overlay Wardrobe', overlayWardrobe],
  ['Inset Credenza', insetCredenza],
  ['Inset Vanity', insetVanity],
])('Every part that can show is reachable: %s', (_, style) => {
  expect(said(checkReachable, style)).toEqual([]);
});

describe('Tokens for pictures', () => {
  it('are there, or the part is called none', () => {
    // the fixtures' surface has no tokens: it is not what this is about
    const tokens = said(checkPictureTokens, insetVanity).filter((message) => !/Wire Brushed|Glaze/.test(message));
    expect(tokens).toEqual([]);
  });

  it('are missed on everything else that shows', () => {
    const bare = changed(insetVanity, 'Leg', (part) => (part.id === VANITY.leg.tapered ? { imageName: '' } : {}));
    expect(said(checkPictureTokens, bare)).toContain(
      'Tapered has no image for picture names; only what is called none shows nothing',
    );
  });

  it('have a shape', () => {
    const long = changed(insetVanity, 'Case', (part) => (part.id === VANITY.narrow ? { code: '30 x 21' } : {}));
    expect(said(checkPictureTokens, long)).toContain(
      "code '30 x 21' of 30\" Vanity must be at most twelve small letters and digits",
    );
  });
});

it('What a flyout lists itself flies out its description', () => {
  const flyout: Style = {
    ...insetVanity,
    sections: insetVanity.sections.map((section) =>
      section.slot === 'Door' ? { ...section, type: 'Flyout' as const } : section,
    ),
  };
  expect(said(checkStructure, flyout)).toContain('Shaker stands in a flyout and is no description flyout');
  const described = changed(flyout, 'Door', () => ({ isDescriptionFlyout: true }));
  expect(said(checkStructure, described)).not.toContain('Shaker stands in a flyout and is no description flyout');
});

describe('inches', () => {
  const sized = (inches: string, own: Partial<Part> = {}) =>
    said(
      checkInches,
      changed(insetVanity, 'Case', ({ id }) =>
        id === VANITY.narrow ? { inches, ...own } : { inches: 'width 60, depth 21, height 34' },
      ),
    );

  it('have to be there', () => {
    expect(sized('')).toEqual([expect.stringMatching(/has no footprint in inches$/)]);
    expect(sized('width 30, depth 21')).toEqual([expect.stringMatching(/has no height in inches$/)]);
  });

  it('have to be those of name and description', () => {
    const whole = 'width 30, depth 21, height 34.5';
    expect(sized(whole, { description: '30" wide, 21" deep, 34 1/2" high.' })).toEqual([]);
    expect(sized(whole, { description: '30" wide, 22" deep, 34" high.' })).toEqual([
      expect.stringMatching(/is called 22" deep$/),
      expect.stringMatching(/is called 34" high\.$/),
    ]);
    expect(sized(whole, { displayName: '21" x 36"' })).toEqual([expect.stringMatching(/is called 21" x 36"$/)]);
  });
});
