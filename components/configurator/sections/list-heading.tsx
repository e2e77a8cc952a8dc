import type { ReactNode } from 'react';

/** Small heading with a hairline above, between groups of one section. */
export function ListHeading({ children }: { readonly children: ReactNode }) {
  return <h4 className="type-eyebrow border-t border-line pt-4 text-soft first:border-t-0 first:pt-0">{children}</h4>;
}
