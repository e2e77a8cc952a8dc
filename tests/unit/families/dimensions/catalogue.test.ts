import type { Selection } from '@/lib/domain/selection';
import { sizeSlotOf } from '@/lib/domain/slots';
import { configurationOf } from '@/lib/families/registry';
import { dimensionsOf } from '@/lib/families/dimensions/dimensions';
import { dimensionsText, sizeName } from '@/lib/families/dimensions/words';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';

const inWords = (selection: Selection): string => {
  const found = dimensionsOf(selection);
  return found ? dimensionsText(found) : '';
};

describe.each(DEMO_STYLES)('%s', (_, style, family) => {
  const start = configurationOf(style);
  const section = style.sections.find(({ slot }) => slot === sizeSlotOf(family));
  const sizes = (section?.parts ?? []).map((part) => ({
    part,
    selection: start.after({ type: 'pick', sectionId: section?.id ?? 0, partId: part.id }).selection,
  }));

  it('has dimensions in every size', () => {
    expect(sizes.length).toBeGreaterThan(0);
    for (const { selection } of sizes) {
      const found = dimensionsOf(selection);
      expect(found?.across).toBeGreaterThan(0);
      expect(found?.deep).toBeGreaterThan(0);
      expect(found?.height).toBeGreaterThan(0);
    }
  });

  it('calls no two sizes alike, in its list and in words', () => {
    const names = sizes.map(({ part }) => sizeName(part, start.selection));
    expect(new Set(names).size).toBe(names.length);
    const said = new Set(sizes.map(({ part, selection }) => part.displayName + inWords(selection)));
    expect(said.size).toBe(sizes.length);
  });
});
