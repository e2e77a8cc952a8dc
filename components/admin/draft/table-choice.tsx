import { useId } from 'react';
import { TABLE } from '@/lib/contracts/admin/desk';
import { Button } from '@/components/ui/button';
import { controlLook } from '@/components/ui/field-frame';

interface TableChoiceProps {
  readonly tables: readonly { readonly key: string; readonly name: string; readonly group: string }[];
  readonly table: string;
}

/** Which table of prices is on show; works without scripts. */
export function TableChoice({ tables, table }: TableChoiceProps) {
  const id = useId();
  const groups = [...new Set(tables.map(({ group }) => group))];
  return (
    <form className="mt-6 flex max-w-[36rem] items-end gap-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-semibold">
          Table
        </label>
        <select id={id} name={TABLE} defaultValue={table} className={`${controlLook('')} mt-1.5 min-h-12`}>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {tables
                .filter((each) => each.group === group)
                .map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <Button type="submit" look="outline" className="min-h-12">
        Show
      </Button>
    </form>
  );
}
