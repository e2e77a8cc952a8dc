import type { Difference } from '@/lib/contracts/admin/answers';
import { changedDesigns } from '@/lib/domain/space/changed-designs';
import { familyByKey } from '@/lib/families/registry';
import type { CatalogueRows } from '../rows';
import { buildSnapshot } from '../snapshot';
import { breather } from '../../overload/breather';

/** How many designs of each style become possible and impossible, exactly; styles of which none do are left out. */
export async function designChanges(before: CatalogueRows, after: CatalogueRows): Promise<Difference['Designs']> {
  if (before === after) return [];
  const old = buildSnapshot(before, 0).stylesById;
  const now = buildSnapshot(after, 0).stylesById;
  const changes: Difference['Designs'] = [];
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(id) ?? null, now.get(id) ?? null];
    const style = is ?? was;
    if (!style || JSON.stringify(was) === JSON.stringify(is)) continue;
    // Counting is work of tens of milliseconds: others have their turn in between.
    await breather();
    const { possible, impossible } = changedDesigns(familyByKey(style.familyKey), was, is);
    if (possible === 0n && impossible === 0n) continue;
    changes.push({ Style: style.displayName, Possible: String(possible), Impossible: String(impossible) });
  }
  return changes;
}
