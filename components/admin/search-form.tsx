import { SEARCH } from '@/lib/contracts/admin/desk';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

interface SearchFormProps {
  readonly label: string;
  /** What is searched for now. */
  readonly value: string;
  readonly hint?: string;
}

/** Looks through a list of the desk; works without scripts. */
export function SearchForm({ label, value, hint }: SearchFormProps) {
  return (
    <form role="search" className="mt-6 flex max-w-[36rem] items-end gap-3">
      <div className="min-w-0 flex-1">
        <Field label={label} type="search" name={SEARCH} defaultValue={value} hint={hint} />
      </div>
      <Button type="submit" look="outline" className="min-h-12">
        Search
      </Button>
    </form>
  );
}
