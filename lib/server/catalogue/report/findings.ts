import type { FindingsAnswer } from '@/lib/contracts/admin/proofs';
import type { Finding, Target } from '@/lib/domain/report/finding';
import type { CatalogueRows } from '../rows';

type WireFinding = FindingsAnswer['Findings'][number];

/** Findings with the keys that screens and files use, in place of ids; defects first. */
export function findingsToWire(rows: CatalogueRows, findings: readonly Finding[]): WireFinding[] {
  const categories = new Map(rows.categories.map(({ id, normalizedName }) => [id, normalizedName]));
  const styles = new Map(
    rows.styles.map(({ id, categoryId, normalizedName }) => [id, `${categories.get(categoryId)}/${normalizedName}`]),
  );
  const sections = new Map(rows.sections.map(({ id, key }) => [id, key]));
  const parts = new Map(rows.parts.map(({ id, key }) => [id, key]));

  const targetOf = (target: Target): WireFinding['Target'] => {
    const isPrice = target.type === 'price';
    return {
      Style: target.styleId === null ? null : (styles.get(target.styleId) ?? null),
      Section: 'sectionId' in target ? (sections.get(target.sectionId) ?? null) : null,
      Parts: partIdsOf(target).flatMap((id) => parts.get(id) ?? []),
      Size: isPrice && target.sizePartId !== null ? (parts.get(target.sizePartId) ?? null) : null,
      Tier: isPrice ? target.woodTier : null,
    };
  };
  return findings
    .map(({ kind, severity, message, target, example }) => ({
      ...{ Kind: kind, Severity: severity, Message: message, Target: targetOf(target) },
      Example: example && { CustomSku: example.sku, Picks: [...example.picks] },
    }))
    .sort((a, b) => Number(a.Severity === 'notice') - Number(b.Severity === 'notice'));
}

function partIdsOf(target: Target): readonly number[] {
  if ('partIds' in target) return target.partIds;
  return 'partId' in target ? [target.partId] : [];
}
