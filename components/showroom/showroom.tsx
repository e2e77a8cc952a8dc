import type { ComponentProps } from 'react';
import { CHOICES_ID } from '@/components/configurator/skip-link';
import { VisitLinks } from '@/components/configurator/navigation/visit-links';
import { STYLES } from '@/lib/contracts/addresses';
import type { SearchLink } from '@/lib/contracts/search-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CallerPrices } from './caller-prices';
import { PageLinks } from './page-links';
import { FilterButton, SearchFilters } from './search-filters';
import { StyleCard } from './style-card';

interface ShowroomProps {
  readonly title: string;
  readonly intro: string;
  readonly filters: ComponentProps<typeof SearchFilters>['filters'];
  /** Of this page. */
  readonly styles: readonly ComponentProps<typeof StyleCard>['card'][];
  /** On all pages together. */
  readonly count: number;
  readonly pages: ComponentProps<typeof PageLinks>;
  readonly without: readonly SearchLink[];
  readonly orders: readonly SearchLink[];
}

/** Cards in sight before anybody scrolls, on most screens. */
const FIRST = 3;

/** Every style, or those that a search leaves: server markup, in which only prices of dealers come later. */
export function Showroom({ title, intro, filters, styles, count, pages, without, orders }: ShowroomProps) {
  return (
    <main id={CHOICES_ID} className="mx-auto max-w-[92rem] px-4 pt-8 pb-20 md:px-6 lg:pt-10">
      <h1 className="type-display text-name text-balance">{title}</h1>
      <p className="mt-2 max-w-[60ch] text-lead text-pretty text-soft">{intro}</p>
      <VisitLinks staysInPlace>
        <div className="showroom">
          <SearchFilters filters={filters} found={count} />
          <div>
            <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3">
              <FilterButton chosen={without.length} />
              <p role="status" className="figures font-semibold">
                {count === 1 ? '1 style' : `${count} styles`}
              </p>
              <Without links={without} />
              {count > 1 && <Orders links={orders} />}
            </div>
            {count === 0 ? <NothingFound without={without} /> : <List styles={styles} />}
            <VisitLinks>
              <PageLinks {...pages} />
            </VisitLinks>
          </div>
        </div>
      </VisitLinks>
    </main>
  );
}

function List({ styles }: Pick<ShowroomProps, 'styles'>) {
  return (
    <CallerPrices>
      <ul className="showroom-list">
        {styles.map((card, at) => (
          <li key={card.id}>
            <StyleCard card={card} isFirst={at < FIRST} />
          </li>
        ))}
      </ul>
    </CallerPrices>
  );
}

/** What is chosen, each a link that takes it away. */
function Without({ links }: { readonly links: readonly SearchLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {links.map(({ label, path }) => (
        <li key={label}>
          <a href={path} rel="nofollow" className="chosen-filter">
            <span className="sr-only">Remove </span>
            {label}
            <Icon name="close" className="size-3.5" />
          </a>
        </li>
      ))}
      <li>
        <a href={STYLES} className="inline-flex min-h-8 items-center text-note text-soft underline underline-offset-4">
          Clear all
        </a>
      </li>
    </ul>
  );
}

function Orders({ links }: { readonly links: readonly SearchLink[] }) {
  return (
    <nav aria-label="Order" className="ml-auto flex flex-wrap items-center gap-x-3 text-note">
      <span className="text-soft" aria-hidden="true">
        Sort by
      </span>
      <ul className="flex flex-wrap gap-1">
        {links.map(({ value, label, path, isChosen }) => (
          <li key={value}>
            <a href={path} rel="nofollow" aria-current={isChosen ? 'true' : undefined} className="order-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says so, and which of the wishes to drop. */
function NothingFound({ without }: { readonly without: readonly SearchLink[] }) {
  const helpful = without.filter(({ count }) => count > 0);
  return (
    <div className="mx-auto max-w-[34rem] py-20 text-center">
      <h2 className="type-display text-title">We make nothing that is all of this</h2>
      {helpful.length > 0 && <p className="mt-2 text-soft">Let one of the wishes go:</p>}
      <ul className="mt-5 flex flex-wrap justify-center gap-3">
        {helpful.map(({ label, path, count }) => (
          <li key={label}>
            <a href={path} rel="nofollow" className={buttonClass('outline')}>
              {`Without ${label}: ${count === 1 ? '1 style' : `${count} styles`}`}
            </a>
          </li>
        ))}
        <li>
          <a href={STYLES} className={buttonClass('quiet')}>
            Show all styles
          </a>
        </li>
      </ul>
    </div>
  );
}
