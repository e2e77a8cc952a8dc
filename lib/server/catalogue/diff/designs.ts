import type { Difference } from '@/lib/contracts/admin/answers';
import { changedDesigns } from '@/lib/domain/space/changed-designs';
import { familyByKey } from '@/lib/families/registry';
import type { Catalogue } from '../files';

/** How many designs of each style become possible and impossible, exactly; styles of which none do are left out. */
export function* designChanges(before: Catalogue, after: Catalogue): Generator<Difference['Designs'][number]> {
  const old = before.snapshot.stylesById;
  const now = after.snapshot.stylesById;
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(id) ?? null, now.get(id) ?? null];
    const style = is ?? was;
    if (!style || JSON.stringify(was) === JSON.stringify(is)) continue;
    const { possible, impossible } = changedDesigns(familyByKey(style.familyKey), was, is);
    if (possible === 0n && impossible === 0n) continue;
    yield { Style: style.displayName, Possible: String(possible), Impossible: String(impossible) };
  }
}
