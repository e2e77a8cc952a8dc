import type { ReactNode } from 'react';

interface AccountScreenProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** Heading and column of an account screen. */
export function AccountScreen({ title, intro, children }: AccountScreenProps) {
  return (
    <>
      <p className="type-eyebrow text-accent">For dealers</p>
      <h1 className="type-display mt-2 text-name">{title}</h1>
      {intro && <p className="mt-3 text-lead text-pretty text-soft">{intro}</p>}
      <noscript>
        <p className="mt-4 font-semibold text-alert">This form needs JavaScript.</p>
      </noscript>
      {children}
    </>
  );
}
