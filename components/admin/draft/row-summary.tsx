import { SmallSwatch } from '../small-swatch';

interface RowSummaryProps {
  /** Address of its picture; null without one. */
  readonly swatch: string | null;
  readonly name: string;
  readonly code: string;
  readonly isOffered: boolean;
  /** What is to be known of it in the draft: 'new', 'changed'; '' for nothing. */
  readonly mark: string;
}

/** What a row of a draft says while it is closed. */
export const RowSummary = ({ swatch, name, code, isOffered, mark }: RowSummaryProps) => (
  <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 py-2 hover:bg-sand">
    {swatch !== null && <SmallSwatch src={swatch} />}
    <span className="font-semibold">{name}</span>
    <code className="text-note text-soft">{code}</code>
    {!isOffered && <span className="type-eyebrow text-alert">not offered</span>}
    {mark !== '' && <span className="type-eyebrow text-accent">{mark}</span>}
  </summary>
);
