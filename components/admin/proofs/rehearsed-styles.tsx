import { DataTable } from '../data-table';
import { DesignLink } from './design-link';
import { NowAndThen } from './now-and-then';
import type { StyleStep } from './use-rehearsal';

const KINDS = ['Cheapest', 'Default', 'Dearest'] as const;
const COLUMNS = ['Style', ...KINDS].map((label) => ({ label }));

interface RehearsedStylesProps {
  readonly draftId: string;
  readonly styles: readonly StyleStep[];
}

const isChanged = ({ Now, Then }: StyleStep): boolean =>
  KINDS.some(
    (kind) => Now?.[kind]?.Total !== Then?.[kind]?.Total || Now?.[kind]?.CustomSku !== Then?.[kind]?.CustomSku,
  );

/** Every style's cheapest, default and dearest design now and then; those that change first. */
export function RehearsedStyles({ draftId, styles }: RehearsedStylesProps) {
  const sorted = [...styles].sort((left, right) => Number(isChanged(right)) - Number(isChanged(left)));
  return (
    <DataTable
      caption="Styles now and then"
      columns={COLUMNS}
      rows={sorted.map((style) => ({ key: style.Style, cells: cellsOf(draftId, style) }))}
      empty=""
    />
  );
}

function cellsOf(draftId: string, { Style, Name, Now, Then }: StyleStep) {
  return [
    <span key="name">
      {Name}
      <span className="block text-note font-normal text-soft">
        {Then === null ? 'gone with the draft' : Now === null ? 'new with the draft' : Style}
      </span>
    </span>,
    ...KINDS.map((kind) => {
      const [now, then] = [Now?.[kind] ?? null, Then?.[kind] ?? null];
      const skus = [
        ...(now && now.CustomSku !== then?.CustomSku ? [{ draft: null, sku: now.CustomSku }] : []),
        ...(then ? [{ draft: draftId, sku: then.CustomSku }] : []),
      ];
      return (
        <NowAndThen key={kind} now={now?.Total ?? null} then={then?.Total ?? null}>
          {skus.map(({ draft, sku }) => (
            <span key={sku} className="block">
              <DesignLink draft={draft} style={Style} sku={sku} />
            </span>
          ))}
        </NowAndThen>
      );
    }),
  ];
}
