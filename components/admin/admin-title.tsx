import type { ReactNode } from 'react';

interface AdminTitleProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Links and buttons beside the title. */
  readonly children?: ReactNode;
}

/** Heading of a screen of the desk. */
export function AdminTitle({ title, intro, children }: AdminTitleProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="type-display text-name wrap-anywhere">{title}</h1>
        {intro && <p className="mt-2 max-w-[44rem] text-lead text-pretty text-soft">{intro}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}

interface AdminPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a screen under a heading of its own. */
export function AdminPart({ title, children }: AdminPartProps) {
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="type-display text-title">{title}</h2>
      {children}
    </section>
  );
}
