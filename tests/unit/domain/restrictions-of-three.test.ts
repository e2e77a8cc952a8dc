import { choose } from '@/tests/fixtures/styles/configurations';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import * as pick from '@/tests/fixtures/styles/table-picks';
import { messageOf, restrictionAfter } from './refusals';

describe('Three parts that exclude each other', () => {
  it('allow any two', () => {
    expect(restrictionAfter([pick.oak], pick.natural).isValid).toBe(true);
    expect(restrictionAfter([pick.oak], pick.glaze).isValid).toBe(true);
  });

  it('refuse the third, naming both others', () => {
    expect(messageOf(pick.glaze, pick.natural)).toBe(
      'The combination of Glaze Surface Treatment with Oak Wood and Natural Stain is not available.',
    );
    expect(messageOf(pick.natural, pick.glaze)).toBe(
      'The combination of Natural Stain with Oak Wood and Glaze Surface Treatment is not available.',
    );
  });

  it('refuse a wood for the stain that would be carried over to it', () => {
    expect(messageOf(pick.oak, pick.walnut, choose(SECTION.walnutStain, PART.walnutNatural), pick.glaze)).toBe(
      'The combination of Oak Wood with Natural Stain and Glaze Surface Treatment is not available.',
    );
  });

  it('count a bottom stain as chosen', () => {
    const bottomNatural = choose(SECTION.oakStain, PART.oakNatural, { isBottomStain: true });
    expect(messageOf(bottomNatural, pick.glaze)).toBe(
      'The combination of Natural Stain with Oak Wood and Glaze Surface Treatment is not available.',
    );
    expect(restrictionAfter([bottomNatural], pick.glaze).isRefused).toBe(true);
  });
});

describe('Black stain and soft maple', () => {
  it('refuses black as the top stain', () => {
    expect(messageOf(pick.mapleBlack, pick.softMaple)).toBe(
      'Black Stain is only available as a Bottom Stain for Soft Maple Tables',
    );
  });

  it('allows black as the bottom stain', () => {
    expect(restrictionAfter([pick.softMaple], { ...pick.mapleBlack, isBottomStain: true }).isValid).toBe(true);
  });

  it('refuses soft maple under a black top stain', () => {
    expect(messageOf(pick.softMaple, pick.oakBlack)).toBe(
      'The Soft Maple Wood is not available for Tables with a Black Top Stain',
    );
  });

  it('allows soft maple while only the bottom is black', () => {
    expect(restrictionAfter([{ ...pick.oakBlack, isBottomStain: true }], pick.softMaple).isValid).toBe(true);
  });

  it('allows black on another wood', () => {
    expect(restrictionAfter([], pick.oakBlack).isValid).toBe(true);
  });

  it('speaks together with the restrictions', () => {
    expect(messageOf(pick.softMaple, pick.oakBlack, pick.wireBrushed)).toBe(
      'The Soft Maple Wood is not available for Tables with a Black Top Stain\n' +
        'The combination of Soft Maple Wood with Wire Brushed Surface Treatment is not available.',
    );
  });
});
