import { STYLE } from '@/lib/contracts/admin/desk';
import { Button } from '@/components/ui/button';
import { SelectField } from '../select-field';

interface StyleChoiceProps {
  readonly styles: readonly { readonly key: string; readonly name: string }[];
  readonly style: string;
}

/** Which style is on show; works without scripts. */
export function StyleChoice({ styles, style }: StyleChoiceProps) {
  return (
    <form className="mt-6 flex max-w-[36rem] items-end gap-3">
      <div className="min-w-0 flex-1">
        <SelectField
          label="Style"
          name={STYLE}
          defaultValue={style}
          options={styles.map(({ key, name }) => [key, `${name} (${key.split('/')[0] ?? ''})`])}
        />
      </div>
      <Button type="submit" look="outline" className="min-h-12">
        Show
      </Button>
    </form>
  );
}
