import type { Part } from '@/lib/domain/catalogue';
import { descriptionLines } from './part-notes';

/** The points of a part's description, where the catalogue gives any. Inside a button, so spans and not a list. */
export function PartDetails({ part }: { readonly part: Part }) {
  return descriptionLines(part).map((line) => (
    <span key={line} className="block text-fine text-soft">
      {line}
    </span>
  ));
}
