import clsx from 'clsx';

/** Small right-aligned field for a figure of the dealer's form. */
export const figureInput = (isWrong = false): string =>
  clsx(
    'min-h-11 w-24 rounded-soft border bg-card px-3 text-right text-base [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
    isWrong ? 'border-alert' : 'border-edge',
  );
