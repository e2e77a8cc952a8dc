import 'server-only';
import type { ItemList, WithContext } from 'schema-dts';
import { absolute, stylePath } from '@/lib/contracts/addresses';
import { env } from '../env';
import type { Showroom } from '../showroom/load-showroom';
import { showroomFacts } from './showroom-facts';

/** The styles on show in the vocabulary of schema.org, in their order. */
export function showroomData(shown: Showroom): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: showroomFacts(shown).title,
    numberOfItems: shown.count,
    itemListElement: shown.styles.map(({ name, category, route }, index) => ({
      '@type': 'ListItem',
      position: shown.before + index + 1,
      name,
      url: absolute(env.SITE_URL, stylePath(category, route)),
    })),
  };
}
