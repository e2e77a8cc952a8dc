import { useId, type ReactNode } from 'react';

interface SettingsPartProps {
  readonly title: string;
  readonly intro?: string;
  /** What was done, read out when it comes. */
  readonly done?: string;
  readonly children: ReactNode;
}

/** One matter of the account screen under a heading of its own. */
export function SettingsPart({ title, intro, done = '', children }: SettingsPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="type-display text-lead">
        {title}
      </h2>
      {intro && <p className="mt-2 text-pretty text-soft">{intro}</p>}
      <p role="status" className="font-semibold not-empty:mt-4">
        {done}
      </p>
      {children}
    </section>
  );
}
