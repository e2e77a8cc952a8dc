import type { Style } from '@/lib/domain/catalogue';
import { configurationSpace, countDesigns } from '@/lib/domain/space/space';
import type { Difference } from '@/lib/contracts/admin/answers';
import { familyOf } from '@/lib/families/registry';
import type { CatalogueRows } from '../rows';
import { buildSnapshot } from '../snapshot';

type DesignChange = Difference['Designs'][number];

/** How many designs a style has, where that changes. Exact: by the configuration space (specification §14.5). Styles that say the same are not counted. */
export async function designChanges(before: CatalogueRows, after: CatalogueRows): Promise<DesignChange[]> {
  if (before === after) return [];
  const old = buildSnapshot(before, 0).stylesById;
  const now = buildSnapshot(after, 0).stylesById;
  const changes: DesignChange[] = [];
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(id), now.get(id)];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    // Counting is work of tens of milliseconds: others have their turn in between.
    await new Promise(setImmediate);
    const [a, b] = [countOf(was), countOf(is)];
    if (a === b) continue;
    const Change = `${b > a ? '+' : ''}${b - a}`;
    changes.push({ Style: (is ?? was)?.displayName ?? String(id), Before: String(a), After: String(b), Change });
  }
  return changes;
}

const countOf = (style: Style | undefined): bigint =>
  style ? countDesigns(configurationSpace(familyOf(style), style)) : 0n;
