import type { Control, EditField } from '@/components/admin/draft/edit-field';
import type { DraftStyleAnswer } from '@/lib/contracts/admin/answers';
import type { EditValue } from '@/lib/contracts/admin/edits';
import type { Field, Fields } from '@/lib/contracts/fields';
import { PART, WOOD_TIERS } from '@/lib/contracts/part';
import { SECTION } from '@/lib/contracts/section';

/** A field as the draft's screens are given it. */
interface Given {
  readonly Field: string;
  readonly Now: EditValue;
  readonly Base: EditValue;
}

/** What people call the fields that the files name in a word. */
const WORDS: Readonly<Record<string, string>> = {
  name: 'Name',
  normalizedName: 'Name in addresses',
  description: 'Description',
  code: 'Code',
  code2: 'Second code',
  image: 'Picture name',
  sku: 'Sku',
  finish: 'Finish of hardware',
  tier: 'Wood price group',
  childSection: 'Opens the section',
  group: 'Group in its section',
  descriptionFlyout: 'Description opens apart',
  enabled: 'Offered',
  sizeClass: 'Size class',
  inches: 'Inches',
  adds: 'Adds, % of the base price',
  selectable: 'Can be picked',
  visible: 'Shown',
  active: 'Active',
  title: 'Title for search engines',
  note1: 'First note',
  note2: 'Second note',
  leadTime: 'Lead time',
  position: 'Place in its category',
  pictured: 'Every choice has its picture',
};
const TIERS = [['', 'none'], ...WOOD_TIERS.map((tier) => [tier, tier] as const)] as const;

const kindsOf = (fields: Fields): ReadonlyMap<string, Field['kind']> =>
  new Map(Object.values(fields).flatMap(({ file, kind }) => (file === undefined ? [] : [[file, kind] as const])));
const KINDS = { Part: kindsOf(PART), Section: kindsOf(SECTION), Style: new Map<string, Field['kind']>() };

const BY_KIND: ReadonlyMap<Field['kind'] | undefined, Control> = new Map([
  ['percent', 'figure'],
  ['tier', 'choice'],
]);
const byName = (name: string): Control => (name === 'description' || name.startsWith('note') ? 'lines' : 'text');

/** Controls for the fields of a part, section or style. @param key its own */
export function editFields(owner: keyof typeof KINDS, key: string, given: readonly Given[]): readonly EditField[] {
  return given.map(({ Field: name, Now, Base }) => {
    const kind = KINDS[owner].get(name);
    const isFlag = kind === 'flag' || typeof Now === 'boolean';
    const control = isFlag ? 'flag' : (BY_KIND.get(kind) ?? (typeof Now === 'number' ? 'whole' : byName(name)));
    return {
      ...{ label: WORDS[name] ?? name, control, now: Now, base: Base },
      target: { Kind: owner, [owner]: key, Field: name },
      ...(kind === 'tier' && { options: TIERS }),
    };
  });
}

const OFFERS = [
  ['offered', 'offered'],
  ['restricted', 'shown, cannot be picked'],
  ['omitted', 'left out'],
] as const;

/** Controls for a section as one style uses it: what it starts with, and how it offers each of its parts. */
export function sectionFields(
  Style: string,
  { Key, Default, Parts }: DraftStyleAnswer['Sections'][number],
): readonly EditField[] {
  const starts: EditField = {
    ...{ label: 'Starts with', control: 'keys', now: Default.Now, base: Default.Base },
    target: { Kind: 'Default', Style, Section: Key },
    hint: 'a key a line',
  };
  const offers = Parts.map(({ Key: Part, Name, Offer }): EditField => ({
    ...{ label: Name, control: 'choice', now: Offer.Now, base: Offer.Base, options: OFFERS },
    target: { Kind: 'Offer', Style, Part },
  }));
  return [starts, ...offers];
}
