import type { Style } from '@/lib/domain/catalogue';

/** What search engines show of a description before they cut it. */
export const SEARCH_DESCRIPTION_LENGTH = 160;

const BETWEEN_SENTENCES = /(?<=[.!?]) /;

/**
 * A style in the words of its own catalogue entry, as a search result has room for: as many whole sentences of its
 * description as fit, filled up with its notes. Never a sentence cut short.
 */
export function searchDescription({ description, note1, note2 }: Style): string {
  const opening = fitting('', description.replace(/\s+/g, ' ').split(BETWEEN_SENTENCES));
  return [note1, note2].reduce((text, note) => fitting(text, [note]), opening);
}

/** The sentences in order, up to the first that does not fit. */
function fitting(text: string, sentences: readonly string[]): string {
  for (const sentence of sentences) {
    const longer = `${text} ${sentence}`.trim();
    if (longer.length > SEARCH_DESCRIPTION_LENGTH) return text;
    text = longer;
  }
  return text;
}
