import clsx from 'clsx';

/** A quiet turning ring; shows only when a wait lasts longer than 300 ms. */
export function Spinner({ label, className }: { readonly label: string; readonly className?: string }) {
  return (
    <span role="status" className={clsx('inline-flex animate-late items-center', className)}>
      <span aria-hidden="true" className="size-5 animate-turn rounded-round border-2 border-line border-t-accent" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** Covers the screen while another style or sku loads, from 300 ms on (specification §20.4). */
export function FullScreenSpinner({ label }: { readonly label: string }) {
  return (
    <span
      role="status"
      className="fixed inset-0 z-50 flex animate-late items-center justify-center bg-paper/80 text-ink"
    >
      <span className="flex flex-col items-center gap-4">
        <span aria-hidden="true" className="size-10 animate-turn rounded-round border-2 border-line border-t-accent" />
        <span className="type-display text-lead">{label}</span>
      </span>
    </span>
  );
}
