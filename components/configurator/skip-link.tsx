/** The section that holds the choices. */
export const CHOICES_ID = 'choices';

/** First on the page for those who come by keyboard: past the menus to the choices. */
export function SkipLink() {
  return (
    <a
      href={`#${CHOICES_ID}`}
      className="sr-only top-2 left-2 z-50 rounded-soft bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:px-5 focus:py-3"
    >
      Skip to the choices
    </a>
  );
}
