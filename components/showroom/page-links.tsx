import { buttonClass } from '@/components/ui/button';

interface PageLinksProps {
  /** From 1, of so many. */
  readonly page: number;
  readonly pages: number;
  /** Addresses of its neighbours; null where there is none. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** The ways to the rest of what was found; nothing where it all stands on one page. */
export function PageLinks({ page, pages, previous, next }: PageLinksProps) {
  if (pages === 1) return null;
  return (
    <nav
      aria-label="Pages"
      className="mt-12 grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-t border-line pt-6"
    >
      {previous === null ? (
        <span />
      ) : (
        <a href={previous} rel="prev" className={`${buttonClass('outline')} justify-self-start`}>
          Previous
        </a>
      )}
      <p className="figures text-note text-soft">
        Page {page} of {pages}
      </p>
      {next !== null && (
        <a href={next} rel="next" className={`${buttonClass('outline')} justify-self-end`}>
          Next
        </a>
      )}
    </nav>
  );
}
