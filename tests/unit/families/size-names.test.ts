import type { Style } from '@/lib/domain/catalogue';
import { Configuration } from '@/lib/domain/configuration';
import { configurationOf } from '@/lib/families/registry';
import { demo, DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';

const orchard = [...demo.snapshot.stylesById.values()].find(({ id }) => id === 13);
if (!orchard) throw new Error('no Orchard Pedestal');
const sizeIn = (configuration: Configuration) =>
  configuration.summary(null).find(({ sectionDisplayName }) => sectionDisplayName === 'Size');

/** The style with another of its top shapes. */
function withShape(style: Style, shape: string): Configuration {
  const section = style.sections.find(({ slot }) => slot === 'TopShape');
  const part = section?.parts.find(({ normalizedName }) => normalizedName === shape);
  if (!section || !part) throw new Error(`no ${shape}`);
  return configurationOf(style).after({ type: 'pick', sectionId: section.id, partId: part.id });
}

it('A round table is sold by its diameter, a square one by its side; codes stay', () => {
  const round = configurationOf(orchard);
  expect(sizeIn(round)).toMatchObject({ partName: '54" round', code: '5454S' });
  expect(sizeIn(withShape(orchard, 'square'))).toMatchObject({ partName: '54" square', code: '5454S' });
  expect(round.selection.slots.Size?.[0]?.displayName).toBe('54" x 54"');
});

it.each(DEMO_STYLES)('No two sizes of %s are called alike', (_, style, family) => {
  const configuration = new Configuration(family, style);
  for (const section of style.sections.filter(({ slot }) => slot === 'Size' || slot === 'Case')) {
    const names = section.parts.map((part) => configuration.nameOf(part));
    expect(new Set(names).size).toBe(names.length);
  }
});
