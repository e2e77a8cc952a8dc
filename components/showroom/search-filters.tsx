import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { SheetClose } from '@/components/ui/sheet-close';
import type { SearchLink } from '@/lib/contracts/search-link';

const SHEET_ID = 'showroom-filters';

/** Opens the filters where they do not stand beside the list. */
export function FilterButton({ chosen }: { readonly chosen: number }) {
  return (
    <button type="button" popoverTarget={SHEET_ID} className="showroom-filter-button">
      <Icon name="filter" />
      {chosen > 0 ? `Filter (${chosen})` : 'Filter'}
    </button>
  );
}

interface SearchFiltersProps {
  readonly filters: readonly { readonly key: string; readonly title: string; readonly links: readonly SearchLink[] }[];
  readonly found: number;
}

/**
 * What styles can be looked for by. Every choice is a link to what it leaves, so it works without scripts, by keyboard and
 * with Back. Narrow screens have it on a sheet that the browser opens; wide ones always beside the list.
 */
export function SearchFilters({ filters, found }: SearchFiltersProps) {
  return (
    <nav id={SHEET_ID} popover="auto" aria-label="Filters" className="showroom-filters">
      <div className="flex items-center justify-between lg:hidden">
        <p className="type-display text-title">Filters</p>
        <SheetClose sheet={SHEET_ID} label="Close filters" className="-mr-2" />
      </div>
      {filters.map(({ key, title, links }) => (
        <section key={key} aria-labelledby={`filter-${key}`} className="border-t border-line py-4">
          <h2 id={`filter-${key}`} className="type-eyebrow text-soft">
            {title}
          </h2>
          <ul className={clsx('mt-2', isShort(links) ? 'flex flex-wrap gap-1.5' : 'grid')}>
            {links.map((link) => (
              <li key={link.value}>
                <FilterLink link={link} isChip={isShort(links)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button type="button" popoverTarget={SHEET_ID} popoverTargetAction="hide" className="showroom-done">
        {found === 1 ? 'Show 1 style' : `Show ${found} styles`}
      </button>
    </nav>
  );
}

/** Numbers stand side by side. */
const isShort = (links: readonly SearchLink[]): boolean => links.every(({ label }) => label.length <= 3);

function FilterLink({ link, isChip }: { readonly link: SearchLink; readonly isChip: boolean }) {
  const { label, path, count, isChosen } = link;
  const looks = clsx('filter-link', isChip && 'filter-chip');
  const words = (
    <>
      <span>{label}</span>
      <span className={isChip ? 'sr-only' : 'figures text-note text-soft'}>
        {count}
        <span className="sr-only">{count === 1 ? ' style' : ' styles'}</span>
      </span>
    </>
  );
  if (count === 0 && !isChosen) return <span className={clsx(looks, 'filter-none')}>{words}</span>;
  return (
    <a href={path} rel="nofollow" aria-current={isChosen ? 'true' : undefined} className={looks}>
      {words}
      {isChosen && <Icon name="close" className="size-3.5" />}
    </a>
  );
}
