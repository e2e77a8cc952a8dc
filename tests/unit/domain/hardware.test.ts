import { hardwareFilters, inchesOf, isHardware, passes, withMatchedHardware } from '@/lib/domain/hardware';
import type { Style } from '@/lib/domain/catalogue';
import { Configuration } from '@/lib/domain/configuration';
import { findPart } from '@/lib/domain/style-index';
import { familyOf } from '@/lib/families/registry';
import { itReads } from '@/tests/fixtures/it-reads';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';

function styleNamed(name: string): Style {
  const found = DEMO_STYLES.map(([, style]) => style).find(({ normalizedName }) => normalizedName === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}
const style = styleNamed('hollyhock-dresser');
const armoire = styleNamed('granary-armoire');

const sectionsOf = (configuration: Configuration) => configuration.activeSections.filter(isHardware);
const named = (configuration: Configuration, slot: string) => {
  const section = sectionsOf(configuration).find((each) => each.slot === slot);
  if (!section) throw new Error(`${slot} is not on show`);
  return section;
};
const partNamed = (configuration: Configuration, slot: string, name: string) => {
  const found = named(configuration, slot).parts.find(({ displayName }) => displayName === name);
  if (!found) throw new Error(`${name} is not offered`);
  return found.id;
};
const chosenName = (configuration: Configuration, slot: string) => {
  const { id } = named(configuration, slot);
  return findPart(configuration.style, id, configuration.picks.parts[id]?.[0])?.displayName;
};

/** The armoire's doors and drawers with this on its drawers, and its doors matched to it. */
function matchedTo(name: string): Configuration {
  const start = new Configuration(familyOf(armoire), armoire);
  const drawers = named(start, 'DrawerHardware');
  const picked = start.after({
    type: 'pick',
    sectionId: drawers.id,
    partId: partNamed(start, 'DrawerHardware', name),
  });
  return withMatchedHardware(picked, drawers);
}

describe('Lengths', () => {
  itReads('%s mm between the screws is a %s pull', inchesOf, [
    [76, '3"'],
    [96, '3 3/4"'],
    [128, '5"'],
    [160, '6 1/4"'],
  ]);
});

describe('A list of hardware', () => {
  const [section] = sectionsOf(new Configuration(familyOf(style), style));
  const parts = section?.parts ?? [];

  it('can be narrowed to every finish and length it has, and to both', () => {
    const { finishes, centres } = hardwareFilters(parts);
    expect(finishes).toContain('Satin Nickel');
    expect(finishes).not.toContain('');
    expect(centres).toEqual([76, 96, 128, 160]);
    const shown = parts.filter(passes({ finish: 'Satin Nickel', centres: 160 }));
    expect(shown.map(({ displayName }) => displayName)).toEqual(['6 1/4" Bar Pull, Satin Nickel']);
    expect(parts.filter(passes({ finish: '', centres: 0 }))).toEqual(parts);
  });

  it('says of every part what it is finished in', () => {
    expect(parts.filter(({ finish }) => finish === '')).toEqual([]);
  });
});

describe('Matching all hardware', () => {
  it('takes the same piece where it is listed', () => {
    expect(chosenName(matchedTo('5" Bar Pull, Chrome'), 'DoorHardware')).toBe('5" Bar Pull, Chrome');
  });

  it('takes the nearest of its kind in that finish where it is not', () => {
    expect(chosenName(matchedTo('3 3/4" Bail Pull, Pewter'), 'DoorHardware')).toBe('3" Bail Pull, Pewter');
  });

  it('takes another kind in that finish sooner than another finish', () => {
    expect(chosenName(matchedTo('3 3/4" Cup Pull, Satin Nickel'), 'DoorHardware')).toMatch(/Satin Nickel$/);
  });

  it('changes nothing twice', () => {
    const matched = matchedTo('5" Bar Pull, Chrome');
    expect(withMatchedHardware(matched, named(matched, 'DrawerHardware'))).toBe(matched);
  });
});
