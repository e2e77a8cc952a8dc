import type { ReactNode } from 'react';
import clsx from 'clsx';

interface SettingsRowProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Label and value on one line; below the picture of a medium screen rows stand side by side. */
export function SettingsRow({ label, children }: SettingsRowProps) {
  return (
    <div className="flex min-h-9 grow basis-full items-center justify-between gap-4 font-semibold md:max-xl:basis-[40%]">
      <span className="font-normal text-soft">{label}</span>
      {children}
    </div>
  );
}

/** Small right-aligned field for a figure of the dealer's form. */
export const figureInput = (isWrong = false): string =>
  clsx(
    'min-h-11 w-24 rounded-soft border bg-card px-3 text-right text-base [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
    isWrong ? 'border-alert' : 'border-edge',
  );
