import type { Metadata } from 'next';
import { env } from '@/lib/server/env';

/** Title of an account screen; search engines stay away. */
export const accountMetadata = (title: string): Metadata => ({
  title: `${title} · ${env.SHOP_NAME}`,
  robots: { index: false },
});
