import type { ComponentProps } from 'react';
import clsx from 'clsx';

const LOOKS = {
  solid: 'bg-ink text-paper hover:bg-accent-deep active:bg-accent-deep',
  outline: 'border border-ink text-ink hover:bg-sand active:bg-linen',
  quiet: 'text-ink underline decoration-line underline-offset-4 hover:decoration-accent',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: keyof typeof LOOKS;
}

/** The shop's button: 44 px high, three looks. */
export function Button({ look = 'solid', className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={clsx(buttonClass(look), className)} {...props} />;
}

/** The same look for links. */
export function buttonClass(look: keyof typeof LOOKS): string {
  return clsx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-soft px-5 text-body font-semibold transition-colors duration-150',
    LOOKS[look],
  );
}
