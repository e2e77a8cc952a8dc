/** Size changes what one sees (specification §18.5, decision 031): sizes share a picture only as long as it errs by less than a fifth. */
import type { Part, Style } from '@/lib/domain/catalogue';
import { readInches } from '@/lib/domain/inches';
import { sizeSlotOf } from '@/lib/domain/slots';
import { familyOf } from '@/lib/families/registry';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';

const styles = [...demo.snapshot.stylesById.values()];
const named = (name: string): Style => {
  const style = styles.find(({ normalizedName }) => normalizedName === name);
  if (!style) throw new Error(`no style ${name}`);
  return style;
};
const sizesOf = (style: Style): readonly Part[] => {
  const slot = sizeSlotOf(familyOf(style));
  return style.sections.filter((section) => section.slot === slot).flatMap(({ parts }) => parts);
};
const across = ({ inches }: Part): number => {
  const { length, width, mattressWidth } = readInches(inches);
  return length ?? width ?? mattressWidth ?? 0;
};
const pictureOf = (style: Style, size: string) =>
  sizesOf(style).find(({ displayName }) => displayName === size)?.imageName;

it('no picture stands for a size of which it is off by more than a fifth', () => {
  const shared = styles.flatMap((style) => {
    const sizes = sizesOf(style).filter((part) => part.imageName !== '' && across(part) > 0);
    return sizes.flatMap((one) =>
      sizes
        .filter(({ imageName }) => imageName === one.imageName)
        .map((other) => ({ style: style.normalizedName, one, other, ratio: across(one) / across(other) })),
    );
  });
  expect(shared.length).toBeGreaterThan(styles.length);
  // drawn somewhere between: a fifth less than one and a fifth more than the other at most
  expect(shared.filter(({ ratio }) => ratio > 1.2 / 0.8)).toEqual([]);
});

it('tables of 48, 72 and 96 inches are three pictures, small and large pedestals two', () => {
  const leg = named('larkfield-mission');
  expect(new Set(['36" x 60"', '44" x 96"'].map((size) => pictureOf(leg, size))).size).toBe(2);
  const harvest = named('harvest-leg');
  expect(new Set(['36" x 48"', '42" x 72"', '48" x 96"'].map((size) => pictureOf(harvest, size))).size).toBe(3);
  expect(pictureOf(harvest, '36" x 48"')).not.toBe(pictureOf(harvest, '48" x 108"'));
  const pedestal = named('orchard-pedestal');
  expect(pictureOf(pedestal, '36" x 36"')).not.toBe(pictureOf(pedestal, '54" x 54"'));
});

it('beds from twin to king and every width of vanity are pictures of their own', () => {
  const bed = named('hollyhock-panel-bed');
  expect(new Set(['Twin', 'Full', 'Queen', 'King'].map((size) => pictureOf(bed, size))).size).toBe(4);
  for (const style of styles.filter(({ familyKey }) => familyKey === 'bath')) {
    const byPicture = new Map<string, number>();
    for (const size of sizesOf(style)) {
      const { width } = readInches(size.inches);
      if (width === undefined) continue;
      expect(byPicture.get(size.imageName) ?? width).toBe(width);
      byPicture.set(size.imageName, width);
    }
    expect(byPicture.size).toBeGreaterThan(0);
  }
});
