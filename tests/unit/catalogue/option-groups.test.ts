import { styleIndex } from '@/lib/domain/style-index';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';

// Specification §2.3: a subsection of a multi-select list shows only if more than one of its parts is valid.
it.each(DEMO_STYLES)('no option of %s stands alone under its heading, where nobody would see it', (_, style) => {
  const lists = styleIndex(style).sections.filter((section) => section.type === 'MultiSelect' && !section.isAccessory);
  const alone = lists.flatMap(({ parts }) =>
    parts.filter(({ subSectionGroup, isSelectionRestricted }) => {
      if (subSectionGroup === '' || isSelectionRestricted) return false;
      const beside = parts.filter((part) => part.subSectionGroup === subSectionGroup && !part.isSelectionRestricted);
      return beside.length < 2;
    }),
  );
  expect(alone.map((part) => part.displayName)).toEqual([]);
});
