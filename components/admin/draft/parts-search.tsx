import { SEARCH, SECTION } from '@/lib/contracts/admin/desk';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SelectField } from '../select-field';

interface PartsSearchProps {
  readonly sections: readonly { readonly key: string; readonly name: string }[];
  readonly section: string;
  readonly search: string;
}

/** Which parts are on show; works without scripts. */
export function PartsSearch({ sections, section, search }: PartsSearchProps) {
  const options = [
    ['', 'All sections'],
    ...sections.map(({ key, name }) => [key, `${name} (${key})`] as const),
  ] as const;
  return (
    <form role="search" className="mt-6 grid items-end gap-3 md:grid-cols-[1fr_1fr_auto]">
      <SelectField label="Section" name={SECTION} defaultValue={section} options={options} />
      <Field label="Name or key" type="search" name={SEARCH} defaultValue={search} />
      <Button type="submit" look="outline" className="min-h-12">
        Show
      </Button>
    </form>
  );
}
