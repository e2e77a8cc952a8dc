import { STYLES } from '@/lib/contracts/addresses';

interface AllStylesProps {
  /** Route of the category on show, or of the showroom. */
  readonly activeRoute: string;
  readonly className: string;
}

/** The way to the showroom, first of the menu's entries. */
export function AllStyles({ activeRoute, className }: AllStylesProps) {
  return (
    <a href={STYLES} aria-current={STYLES === `/${activeRoute}` ? 'page' : undefined} className={className}>
      All styles
    </a>
  );
}
