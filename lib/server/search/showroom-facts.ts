import 'server-only';
import { absolute, categoryStyles, STYLES } from '@/lib/contracts/addresses';
import { env } from '../env';
import type { Showroom } from '../showroom/load-showroom';

/** What the showroom tells search engines, and says at its top. */
export interface ShowroomFacts {
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** All styles, and those of a category, are pages of their own; other searches are only views of them. */
  readonly isIndexed: boolean;
}

export function showroomFacts(shown: Showroom): ShowroomFacts {
  const { page, path } = shown.pages;
  const facts = factsOf(shown);
  if (page === 1) return facts;
  const canonical = facts.isIndexed ? absolute(env.SITE_URL, path) : facts.canonical;
  return { ...facts, title: `${facts.title}, page ${page}`, canonical };
}

/** Of its first page. */
function factsOf({ category, isWhole, path, categories }: Showroom): ShowroomFacts {
  if (category) {
    const { normalizedName, longerName, description } = category;
    const own = categoryStyles(normalizedName);
    return {
      title: `${longerName}: all styles`,
      description: `Every style side by side. ${description}`,
      canonical: absolute(env.SITE_URL, own),
      isIndexed: path === own,
    };
  }
  const rooms = categories.map(({ displayName }) => displayName.toLowerCase());
  return {
    title: 'All styles',
    description: `Furniture made to order for every room: ${rooms.join(', ')}. Each in your wood, size and finish.`,
    canonical: absolute(env.SITE_URL, STYLES),
    isIndexed: isWhole && path === STYLES,
  };
}
