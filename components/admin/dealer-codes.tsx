import { PEOPLE_PATHS } from '@/lib/contracts/admin/desk';
import { Field } from '@/components/ui/field';
import { CallForm } from './call-form';
import { DataTable } from './data-table';

interface DealerCodesProps {
  readonly dealerId: number;
  readonly codes: readonly {
    readonly code: string;
    readonly useCount: number;
    readonly useLimit: number | null;
    readonly expiresAt: Date | null;
  }[];
}

const COLUMNS = [{ label: 'Code' }, { label: 'Used' }, { label: 'Holds until' }, { label: 'Change' }];

/** Codes of a dealer's, and a form for another. */
export function DealerCodes({ dealerId, codes }: DealerCodesProps) {
  const now = new Date();
  const rows = codes.map(({ code, useCount, useLimit, expiresAt }) => {
    const isOver = expiresAt !== null && expiresAt <= now;
    return {
      key: code,
      cells: [
        <code key="code">{code}</code>,
        useLimit === null ? `${useCount}` : `${useCount} of ${useLimit}`,
        expiresAt === null ? 'for good' : `${isOver ? 'ended ' : ''}${expiresAt.toISOString().slice(0, 10)}`,
        isOver ? (
          ''
        ) : (
          <CallForm
            key="end"
            path={PEOPLE_PATHS.endCode}
            fixed={{ Code: code }}
            action="End"
            about={code}
            look="quiet"
          />
        ),
      ],
    };
  });
  return (
    <>
      <DataTable caption="Codes" columns={COLUMNS} rows={rows} empty="There are no codes yet." />
      <div className="mt-6">
        <CallForm path={PEOPLE_PATHS.createCode} fixed={{ DealerId: dealerId }} action="Make a code">
          <Field label="How many may use it" name="Uses" inputMode="numeric" hint="Empty for any number" />
          <Field label="Days it holds" name="Days" inputMode="numeric" hint="Empty for good" />
        </CallForm>
      </div>
    </>
  );
}
