import { priceSelection } from '@/lib/domain/prices';
import type { PickAction } from '@/lib/domain/picks';
import { NIGHTSTAND, armoire, nightstand } from '@/tests/fixtures/styles/cabinets';
import { priceBook } from '@/tests/fixtures/styles/price-list';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import {
  bottomStain,
  choose,
  drawnAs,
  layersAfter,
  placed,
  after,
  summaryAfter,
} from '@/tests/fixtures/styles/configurations';

it('One hardware for all is drawn on drawers, and on doors only where there are doors', () => {
  expect(layersAfter(nightstand)).toMatchObject({
    DrawerHardware: 'drawerhardware/ns2-cup/orb.webp',
    Door: null,
    DoorHardware: null,
  });
  const knob = layersAfter(nightstand, choose(NIGHTSTAND.hardware, NIGHTSTAND.knob));
  expect(knob.DrawerHardware).toMatch(/^drawerhardware\/ns2-knr\/oak-228-/);
});

it('Hardware of each kind is drawn on its own fronts', () => {
  expect(layersAfter(armoire)).toMatchObject({
    DrawerHardware: 'drawerhardware/arm-cup/orb.webp',
    DoorHardware: 'doorhardware/arm-cup/orb.webp',
  });
});

describe('Two-tone', () => {
  const black = bottomStain(SECTION.oakStain, PART.oakBlack);
  const wearing = (stain: string, ...actions: readonly PickAction[]) =>
    Object.entries(layersAfter(armoire, black, ...actions))
      .filter(([, name]) => drawnAs(name)?.endsWith(` in ${stain}`))
      .map(([layer]) => layer);

  it.each([
    [1, ['Leg', 'Top'], ['Cabinet', 'Drawer', 'Door']],
    [2, ['Drawer', 'Door', 'Top'], ['Leg', 'Cabinet']],
    [3, ['Leg', 'Drawer', 'Door'], ['Cabinet', 'Top']],
  ] as const)('of type %i puts the top stain on %j and the bottom stain on %j', (type, top, bottom) => {
    expect(wearing('228', placed(type))).toEqual(top);
    expect(wearing('401', placed(type))).toEqual(bottom);
  });

  it('starts as top, drawers and doors', () => {
    expect(wearing('401')).toEqual(['Leg', 'Cabinet']);
  });
});

it('A night light is one option with a field of its own, and none of it is not in the summary', () => {
  const cents = {
    4101: 30_000,
    4201: 0,
    4301: 1_000,
    4601: 0,
    4701: 0,
    4501: 0,
    [NIGHTSTAND.led]: 4_000,
    [NIGHTSTAND.usb]: 2_000,
  };
  const lit = after(nightstand, choose(NIGHTSTAND.light, NIGHTSTAND.led), choose(NIGHTSTAND.options, NIGHTSTAND.usb));
  expect(priceSelection(lit, priceBook({ cents }), 100)).toMatchObject({
    fields: {
      CasePrice: 300,
      HardwarePrice: 10,
      NightlightOption: 40,
      NightstandOptionsPrices: [{ partId: NIGHTSTAND.usb, price: 20, additionalCostPercentage: null }],
    },
    total: 370,
  });
  expect(summaryAfter(nightstand)).not.toContain('Nightlight Option');
  expect(summaryAfter(nightstand, choose(NIGHTSTAND.light, NIGHTSTAND.led))).toContain('Nightlight Option');
});
