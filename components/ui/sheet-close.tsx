import { Icon } from './icon';

interface SheetCloseProps {
  /** Id of a sheet that the browser's popover shows. */
  readonly sheet: string;
  readonly label: string;
  readonly className: string;
}

/** The cross that closes a sheet, scripts or none. */
export function SheetClose({ sheet, label, className }: SheetCloseProps) {
  return (
    <button
      type="button"
      popoverTarget={sheet}
      popoverTargetAction="hide"
      aria-label={label}
      className={`grid size-11 place-items-center ${className}`}
    >
      <Icon name="close" />
    </button>
  );
}
