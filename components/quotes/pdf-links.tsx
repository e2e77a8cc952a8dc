import { buttonClass } from '@/components/ui/button';
import { PAPERS } from '@/lib/contracts/quote-pdf';

interface PdfLinksProps {
  /** The call that prints, and what it is asked beside the paper. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
}

/** A quote as PDF, on either paper at a press. */
export function PdfLinks({ call, query }: PdfLinksProps) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
      {PAPERS.map((paper) => (
        <a
          key={paper}
          href={`${call}?${new URLSearchParams({ ...query, paper })}`}
          download
          className={buttonClass('outline')}
        >
          PDF, {paper}
        </a>
      ))}
    </p>
  );
}
