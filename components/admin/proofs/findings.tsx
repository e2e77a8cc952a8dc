'use client';

import { CATALOGUE_READS } from '@/lib/contracts/admin/catalogue-calls';
import { findingsSchema } from '@/lib/contracts/admin/proofs';
import { AdminPart } from '../admin-title';
import { DesignLink } from './design-link';
import { Proof } from './proof';
import { spotsOf, type Finding } from './spots';

interface FindingsProps {
  readonly of: string;
  /** The draft in which findings can be mended; null for a version. */
  readonly draft: string | null;
}

const GRAVITIES = [
  ['defect', 'Defects', 'A draft with a defect cannot be published.'],
  ['notice', 'Notices', 'Worth knowing; nothing keeps you from publishing.'],
] as const;

/** Findings that are listed at once; the rest on demand. */
const TOLD = 50;

/** What lint finds, by gravity: each with a design that shows it and the way to where it is mended. */
export function Findings({ of, draft }: FindingsProps) {
  return (
    <Proof
      path={CATALOGUE_READS.findings}
      of={of}
      schema={findingsSchema}
      waiting="Looking at every rule, price and picture…"
    >
      {({ Findings: all }) =>
        GRAVITIES.map(([severity, title, intro]) => {
          const found = all.filter(({ Severity }) => Severity === severity);
          return (
            <AdminPart key={severity} title={`${title} (${found.length})`}>
              <p className="mt-2 text-soft">{found.length === 0 ? 'None.' : intro}</p>
              <List findings={found.slice(0, TOLD)} draft={draft} />
              {found.length > TOLD && (
                <details className="mt-2">
                  <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{found.length - TOLD} more</summary>
                  <List findings={found.slice(TOLD)} draft={draft} />
                </details>
              )}
            </AdminPart>
          );
        })
      }
    </Proof>
  );
}

interface ListProps {
  readonly findings: readonly Finding[];
  readonly draft: string | null;
}

function List({ findings, draft }: ListProps) {
  return (
    <ul className="mt-2">
      {findings.map((finding, index) => (
        <li key={index} className="border-b border-line py-3">
          <p className="wrap-anywhere">{finding.Message}</p>
          <Example finding={finding} draft={draft} />
          {draft !== null && (
            <p className="flex flex-wrap gap-x-6">
              {spotsOf(draft, finding).map(({ href, words }) => (
                <a key={href} href={href} className="py-1 font-semibold wrap-anywhere underline underline-offset-4">
                  {words}
                </a>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Example({ finding, draft }: { readonly finding: Finding; readonly draft: string | null }) {
  const { Example: example, Target } = finding;
  if (example === null || Target.Style === null) return null;
  return (
    <p className="text-note text-soft">
      For example {example.Picks.length > 0 && `${example.Picks.join(', ')}: `}
      <DesignLink draft={draft} style={Target.Style} sku={example.CustomSku} />
    </p>
  );
}
