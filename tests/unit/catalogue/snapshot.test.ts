import type { Section } from '@/lib/domain/catalogue';
import { loadCatalogueFiles } from '@/lib/server/catalogue/files';
import { SMALL_CATALOGUE, withEdits } from '@/tests/fixtures/catalogue/small-catalogue';

const { snapshot } = loadCatalogueFiles(SMALL_CATALOGUE);
const style = snapshot.stylesById.get(17);
const section = (name: string): Section | undefined => style?.sections.find((each) => each.normalizedName === name);

describe('the snapshot', () => {
  it('lists categories in file order, also those without styles', () => {
    expect(snapshot.categories.map((category) => [category.id, category.styles.length])).toEqual([
      [1, 1],
      [4, 0],
    ]);
  });

  it('hangs leaves below their sizes and child sections below their flyout', () => {
    expect(section('size')?.parts.map((part) => part.childParts.map((leaf) => leaf.displayName))).toEqual([
      ['Solid Top'],
      ['Solid Top', '1 Leaf'],
    ]);
    expect(section('leaf-options')?.childSections.map((child) => child.normalizedName)).toEqual(['leaf-storage']);
    expect(section('leaf-storage')).toBeUndefined();
  });

  it('gives one stain a part in every list, under one name', () => {
    expect(section('stain-common')?.parts.map((part) => [part.id, part.displayName])).toContainEqual([1000, 'Natural']);
    expect(section('stain-walnut')?.parts.map((part) => [part.id, part.displayName])).toEqual([[1200, 'Natural']]);
  });

  it('marks what a style shows but never sells', () => {
    const restricted = section('table-options')?.parts.filter((part) => part.isSelectionRestricted);
    expect(restricted?.map((part) => part.displayName)).toEqual(['Drawer']);
  });

  it('offers nowhere what is not enabled, leaves too', () => {
    const retired = [
      { file: 'parts/all.yaml', from: 'sku: L02,', to: 'sku: L02, enabled: false,' },
      { file: 'parts/leaves.yaml', from: 'name: 1 Leaf,', to: 'name: 1 Leaf, enabled: false,' },
    ];
    const without = withEdits(retired, (folder) => loadCatalogueFiles(folder).snapshot.stylesById.get(17));
    const listed = (name: string) => without?.sections.find((each) => each.normalizedName === name)?.parts;
    expect(listed('leg')?.map((part) => part.displayName)).toEqual(['Turned']);
    expect(listed('size')?.flatMap((part) => part.childParts.map((leaf) => leaf.displayName))).toEqual([
      'Solid Top',
      'Solid Top',
    ]);
  });

  it('expands lists in restrictions to single parts', () => {
    expect(style?.partRestrictions).toEqual([
      { leftPartId: 202, rightPartId: 302 },
      { leftPartId: 602, rightPartId: 501 },
      { leftPartId: 602, rightPartId: 112 },
    ]);
    expect(style?.threePartRestrictions).toEqual([{ part1Id: 2001, part2Id: 402, part3Id: 902 }]);
  });

  it('is frozen through and through and holds no price', () => {
    const isFrozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      value instanceof Map ||
      (Object.isFrozen(value) && Object.values(value).every(isFrozen));
    expect(isFrozen(snapshot)).toBe(true);
    expect(JSON.stringify(snapshot)).not.toMatch(/cents|wholesale|tier/i);
  });
});
