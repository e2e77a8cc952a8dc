import { Spinner } from '@/components/ui/spinner';

/** Holds the place of a category's styles while they are on their way. */
export function MenuWait() {
  return (
    <div className="grid min-h-36 place-items-center">
      <Spinner label="Loading the styles" />
    </div>
  );
}
