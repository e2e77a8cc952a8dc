import { readSelection } from '@/lib/contracts/selection';
import { imageNamesToWire } from '@/lib/contracts/image-names';
import type { PickAction } from '@/lib/domain/picks';
import { parseSku } from '@/lib/domain/parse-sku';
import { bath } from '@/lib/families/bath';
import {
  VANITY,
  insetVanity,
  insetWardrobe,
  overlayVanity,
  overlayWardrobe,
  shakerVanity,
} from '@/tests/fixtures/styles/cabinets';
import { choose, layersAfter, after, shownAfter, summaryAfter } from '@/tests/fixtures/styles/configurations';

const narrow = choose(VANITY.case, VANITY.narrow);
const SMALL = ['Small Drawer', 'Small Drawer Hardware'];

describe.each([
  ['Inset Vanity', insetVanity],
  ['Overlay Vanity', overlayVanity],
])('A narrow case of the %s', (_, style) => {
  it('leaves no room for small drawers', () => {
    expect(shownAfter(style)).toEqual(expect.arrayContaining(SMALL));
    expect(shownAfter(style, narrow)).toEqual(shownAfter(style).filter((name) => !SMALL.includes(name)));
  });

  it('keeps them out of selection, summary, picture and sku', () => {
    const { slots } = after(style, narrow).selection;
    expect([slots.SmallDrawer, slots.SmallDrawerHardware]).toEqual([undefined, undefined]);
    expect(summaryAfter(style)).toEqual(expect.arrayContaining(SMALL));
    expect(summaryAfter(style, narrow)).not.toEqual(expect.arrayContaining([SMALL[0]]));
    expect(layersAfter(style, narrow)).toMatchObject({ SmallDrawer: null, SmallDrawerHardware: null });
    expect(after(style, narrow).sku).toBe(`${style.sku}-V30-SLB-SHK-12R24-12R24-T1-K1-Q1-M1-O-228-20`);
  });

  it('gives them back with the wide one', () => {
    expect(after(style, narrow, choose(VANITY.case, VANITY.wide))).toEqual(after(style));
  });
});

it('A style that the rule does not name keeps its small drawers in a narrow case', () => {
  expect(shownAfter(shakerVanity, narrow)).toEqual(shownAfter(shakerVanity));
});

it('A restriction of small drawers does not stand in the way of a case without them', () => {
  const style = {
    ...insetVanity,
    partRestrictions: [{ leftPartId: VANITY.narrow, rightPartId: VANITY.smallDrawer.fivePiece }],
  };
  const narrowable = after(style, choose(VANITY.smallDrawer.section, VANITY.smallDrawer.fivePiece));
  expect(narrowable.restrictionOf({ sectionId: VANITY.case, partId: VANITY.narrow }).isValid).toBe(true);
});

it('Small drawers sent with a narrow case are dropped, as the screen drops them', () => {
  const ids = {
    Case: [VANITY.narrow],
    SmallDrawer: [VANITY.smallDrawer.slab],
  };
  const read = readSelection(bath, insetVanity, ids, null);
  expect(read).toMatchObject({ ok: true, value: { isOffered: true } });
  if (read.ok) expect(read.value.configuration.selection.slots.SmallDrawer).toBeUndefined();
});

it.each([
  ['Inset Wardrobe', insetWardrobe],
  ['Overlay Wardrobe', overlayWardrobe],
])('The %s never shows the section Hardware, and keeps its door hardware', (_, style) => {
  expect(shownAfter(style)).not.toContain('Hardware');
  expect(shownAfter(style)).toContain('Door Hardware');
  expect(summaryAfter(style)).toContain('Door Hardware');
});

it('The summary is silent on what only shows: faucet, sink and hardware', () => {
  const shown = shownAfter(insetVanity);
  expect(shown).toEqual(expect.arrayContaining(['Faucet', 'Sink', 'Hardware']));
  const missing = shown.filter((name) => !summaryAfter(insetVanity).includes(name));
  // nobody has legs or options yet, and the surface is none
  expect(missing).toEqual(['Leg', 'Sink', 'Faucet', 'Hardware', 'Surface Treatment', 'Bath Options']);
});

describe('Pictures of a vanity', () => {
  it('show hardware in its metal and wooden knobs in wood, by the layout of the case', () => {
    const layers = layersAfter(insetVanity, choose(VANITY.smallHardware.section, VANITY.smallHardware.knob));
    expect(layers.DrawerHardware).toBe('drawerhardware/v48-cup/orb.webp');
    expect(layers.SmallDrawerHardware).toMatch(/^smalldrawerhardware\/v48-knr\/oak-228-/);
  });

  it('show a top in stone or wood, the sink in its own, the faucet in the chosen metal, by the measures', () => {
    expect(layersAfter(insetVanity).Top).toMatch(/^top\/48x21x34-sld\/oak-228-/);
    const layers = layersAfter(
      insetVanity,
      choose(VANITY.top.section, VANITY.top.quartz),
      choose(VANITY.fittings.section, VANITY.fittings.black),
    );
    expect(layers).toMatchObject({
      Top: 'top/48x21x34-sld/qwh.webp',
      Sink: 'sink/48x21x34-und/por.webp',
      Faucet: 'faucet/48x21x34-sgl/blk.webp',
    });
  });

  it('say with a flag per layer what the configuration has', () => {
    const flags = (...actions: readonly PickAction[]) => {
      const configuration = after(insetVanity, ...actions);
      return imageNamesToWire(configuration, configuration.imageNames);
    };
    const all = bath.layers.map((layer) => `Show${layer.key}`);
    expect(Object.keys(flags()).filter((field) => field.startsWith('Show'))).toEqual(all);
    expect(flags()).toMatchObject({ ShowCabinet: true, ShowSmallDrawer: true, ShowSink: true, ShowLeg: false });
    expect(flags(narrow)).toMatchObject({ ShowSmallDrawer: false, ShowSmallDrawerHardware: false, ShowDrawer: true });
    expect(flags(choose(VANITY.leg.section, VANITY.leg.tapered))).toMatchObject({ ShowLeg: true, ShowShadow: true });
  });
});

it('One code for the hardware of three fronts is read by its place', () => {
  const knobbed = after(insetVanity, choose(VANITY.smallHardware.section, VANITY.smallHardware.knob));
  const { sku } = knobbed;
  expect(sku).toContain('-12R24-19W00-12R24-');
  expect(parseSku(bath, insetVanity, sku)).toEqual({ ok: true, value: knobbed });
});

it('The bigger image is for the largest cases only', () => {
  expect(after(insetVanity).selection.flags).toEqual({ BiggerImage: false });
  expect(after(insetVanity, choose(VANITY.case, 2103)).selection.flags).toEqual({ BiggerImage: true });
});
