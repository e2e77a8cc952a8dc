import type { EditValue, Target } from '@/lib/contracts/admin/edits';
import type { Book } from '../drafts/book';

/** What an edit does, for people: 'Harvest Leg: 36" × 48" in tier A $645 → $671'. */
export function editWords(book: Book, target: Target, was: EditValue, now: EditValue): string {
  if (target.Kind === 'Picture') {
    const deed = was === null ? 'put' : now === null ? 'taken away' : 'replaced';
    return `${placeWords(book, target)}: ${deed}`;
  }
  const write = valueWriter(book, target);
  return `${placeWords(book, target)} ${write(was)} → ${write(now)}`;
}

/** As many as are told, and how many there are. */
export const someWords = (words: readonly string[], count: number): string =>
  [...words, ...(count > words.length ? [`and ${count - words.length} more`] : [])].join('\n');

/** A part as people know it. Several parts share a name, so its key stands with it. */
const partName = (book: Book, key: string): string => {
  const row = book.parts.get(key);
  return row ? `${row.displayName} (${key})` : key;
};
const styleName = (book: Book, key: string): string => book.styles.get(key)?.displayName ?? key;
const sectionName = (book: Book, key: string): string => book.sections.get(key)?.displayName ?? key;

export function placeWords(book: Book, target: Target): string {
  const part = (key: string): string => partName(book, key);
  switch (target.Kind) {
    case 'Price': {
      const size = target.Size === null ? '' : ` for ${part(target.Size)}`;
      const tier = target.Tier === null ? '' : ` in tier ${target.Tier}`;
      return `${styleName(book, target.Style)}: ${part(target.Part)}${size}${tier}`;
    }
    case 'Percent':
      return `${part(target.Part)}${target.Style === null ? '' : ` for ${styleName(book, target.Style)}`} adds`;
    case 'TwoTone':
      return `${styleName(book, target.Style)}: two stains in size class ${target.SizeClass}`;
    case 'Part':
      return `${part(target.Part)}: ${target.Field}`;
    case 'Section':
      return `Section ${sectionName(book, target.Section)}: ${target.Field}`;
    case 'Style':
      return `${styleName(book, target.Style)}: ${target.Field}`;
    case 'Category':
      return `Category ${target.Category}: ${target.Field}`;
    case 'List':
      return `Section ${sectionName(book, target.Section)} lists`;
    case 'Children':
      return `${part(target.Part)} comes with`;
    case 'Offer':
      return `${styleName(book, target.Style)}: ${part(target.Part)}`;
    case 'Default':
    case 'DefaultChild':
      return `${styleName(book, target.Style)}: ${sectionName(book, target.Section)} starts with`;
    case 'Restriction':
      return `${styleName(book, target.Style)}: the combination of ${target.Parts.map(part).join(' with ')}`;
    case 'NewPart':
      return `Part ${part(target.Part)}`;
    case 'Picture':
      return `Picture of ${target.Path.replace(/^\/images\//, '')}`;
  }
}

const MONEY = new Set(['Price', 'TwoTone']);

function valueWriter(book: Book, { Kind }: Target): (value: EditValue) => string {
  return (value) => {
    if (Kind === 'Restriction') return value === true ? 'excluded' : 'possible';
    if (Array.isArray(value))
      return value.length === 0 ? 'nothing' : value.map((key) => partName(book, key)).join(', ');
    if (value === null) return Kind === 'NewPart' ? 'not there' : 'none';
    if (typeof value === 'object') return `copy of ${partName(book, value.CopyOf)}`;
    if (typeof value === 'number' && MONEY.has(Kind)) return dollars(value);
    if (typeof value === 'number' && Kind === 'Percent') return `${value / 100} %`;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return Kind === 'DefaultChild' ? partName(book, String(value)) : String(value);
  };
}

const dollars = (cents: number): string =>
  cents % 100 === 0 ? `$${(cents / 100).toLocaleString('en-US')}` : `$${(cents / 100).toFixed(2)}`;
