'use client';

import { fromText } from '@/components/showroom/caller-prices';
import { PiecePicture } from '@/components/showroom/piece-picture';
import { useDealerSettings } from '@/lib/client/dealer-settings';
import { useSession } from '@/lib/client/session';
import { stylesQuery } from '@/lib/client/style-queries';
import { useAnswer } from '@/lib/client/use-answer';
import { categoryStyles, stylePath } from '@/lib/contracts/addresses';
import type { MenuCategory } from './menu-data';
import { MenuWait } from './menu-wait';

/** More than fit a panel are left to the showroom. */
const MOST = 12;
const SIZES = { panel: '14rem', sheet: '7rem' } as const;

interface CategoryStylesProps {
  readonly category: MenuCategory;
  /** Pictures side by side below the header, or rows on a phone's sheet. */
  readonly look: keyof typeof SIZES;
}

/** A category's styles with pictures and what they cost at least, asked for when its menu opens. */
export default function CategoryStyles({ category: { route, displayName }, look }: CategoryStylesProps) {
  const session = useSession();
  const settings = useDealerSettings(session);
  const asking = session.status === 'checking' ? null : stylesQuery(route, session.status === 'in' ? session : null);
  const { value: styles, isOffline } = useAnswer(asking, null);
  return (
    <>
      {styles === null && (isOffline ? <p className="py-6 text-soft">Offline, trying again</p> : <MenuWait />)}
      {styles && (
        <ul className={look === 'panel' ? 'menu-grid' : 'grid gap-1'}>
          {styles.slice(0, MOST).map((style) => (
            <li key={style.id}>
              <a href={stylePath(style.category, style.route)} className={look === 'panel' ? 'menu-card' : 'menu-row'}>
                <PiecePicture src={style.picture} sizes={SIZES[look]} isFirst />
                <span className="min-w-0">
                  <span className="type-display block text-lead text-balance">{style.name}</span>
                  <span className="figures block text-note text-soft">{fromText(style.from, session, settings)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <a
        href={categoryStyles(route)}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
      >
        {styles ? `Compare all ${styles.length} in ${displayName}` : `Compare all in ${displayName}`}
      </a>
    </>
  );
}
