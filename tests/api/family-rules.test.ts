import { GET } from '@/app/api/GetPage/route';
import { isRecord } from '@/lib/contracts/prices';
import { pageSchema } from '@/lib/contracts/answer-schemas';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';
import { catalogueDatabase } from './catalogue-database';
import { get } from './calls';

catalogueDatabase();

/** The active style of a page, by the style's name in addresses. */
async function activeStyle(name: string) {
  const style = [...demo.snapshot.stylesById.values()].find((each) => each.normalizedName === name);
  const { body } = await get(GET, `/api/GetPage?catId=${style?.categoryId}&styleId=${style?.id}`);
  return pageSchema.parse(body).StylePage.ActiveStyle;
}

const namesOf = (value: unknown, field: string): readonly unknown[] =>
  Array.isArray(value) ? value.filter(isRecord).map((entry) => entry[field]) : [];

it.each([
  ['inset-credenza', ['Drawer', 'Drawer Hardware']],
  ['overlay-door-credenza', ['Drawer', 'Drawer Hardware']],
  ['inset-wardrobe', ['Hardware']],
  ['overlay-wardrobe', ['Hardware']],
])('The page of %s lists %j, not to be seen and not selected', async (name, hidden) => {
  const style = await activeStyle(name);
  const slots = hidden.map((each) => each.toLowerCase().replace(' ', '-'));
  const sections = style.Sections.filter((section) => slots.includes(String(section.NormalizedName)));
  expect(sections.map((section) => section.NormalizedName).sort()).toEqual(slots);
  expect(sections.map((section) => section.IsVisible)).toEqual(slots.map(() => false));
  const selected = namesOf(style.Selections, 'SectionId');
  for (const section of sections) expect(selected).not.toContain(section.Id);
});

it.each([
  [2, 24],
  [4, 29],
  [5, 32],
  [6, 31],
  [8, 42],
])('Category %i starts with style %i', async (category, style) => {
  const page = pageSchema.parse((await get(GET, `/api/GetPage?catId=${category}`)).body);
  expect(page.StylePage.ActiveStyle.Id).toBe(style);
});

it('Beds and case pieces share a category, each with the fields of its own family', async () => {
  const page = pageSchema.parse((await get(GET, '/api/GetPage?catId=2')).body);
  const families = await Promise.all(
    page.StylePage.Styles.map(async ({ NormalizedName }) => {
      const style = await activeStyle(NormalizedName);
      return [style.Family, 'BedPrices' in style, 'BedroomPrices' in style];
    }),
  );
  expect(families.filter(([family]) => family === 'SYO Beds')).toHaveLength(4);
  expect(families.filter(([family]) => family === 'SYO Bedroom')).toHaveLength(6);
  for (const [family, hasBed, hasBedroom] of families) {
    expect([hasBed, hasBedroom]).toEqual([family === 'SYO Beds', family === 'SYO Bedroom']);
  }
});
