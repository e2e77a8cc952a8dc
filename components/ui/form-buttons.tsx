import { Button } from './button';

interface FormButtonsProps {
  /** Text of the button that sends. */
  readonly action: string;
  readonly isReady: boolean;
  /** Still focusable: a button that is disabled under a person's finger loses their place. */
  readonly isBusy: boolean;
  readonly sendClass: string;
  readonly onCancel?: () => void;
}

/** Send and Cancel below the fields of a form. */
export function FormButtons({ action, isReady, isBusy, sendClass, onCancel }: FormButtonsProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button
        type="submit"
        disabled={!isReady}
        aria-disabled={isBusy}
        className={`min-h-12 min-w-40 flex-auto ${sendClass}`}
      >
        {action}
      </Button>
      {onCancel && (
        <Button look="outline" className="min-h-12 min-w-28 flex-auto" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
