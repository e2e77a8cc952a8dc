import type { MetadataRoute } from 'next';
import { HOME, ROOT } from '@/lib/contracts/addresses';
import { env } from '@/lib/server/env';
import { PAPER } from './colours';

/** The setting SHOP_NAME decides, not the build. */
export const dynamic = 'force-dynamic';

const icon = (name: string, size: number) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** What a phone needs to put the shop on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: ROOT,
    name: `${env.SHOP_NAME}: style your own`,
    short_name: env.SHOP_NAME,
    description: 'Furniture made to order: choose the parts and see piece and price as you go.',
    lang: 'en',
    start_url: HOME,
    scope: ROOT,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['shopping', 'lifestyle'],
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('maskable-192', 192), purpose: 'maskable' },
      { ...icon('maskable-512', 512), purpose: 'maskable' },
    ],
  };
}
