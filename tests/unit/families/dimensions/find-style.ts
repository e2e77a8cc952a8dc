import type { Style } from '@/lib/domain/catalogue';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';

/** A style of the demo catalogue by its name in addresses. */
export function findStyle(name: string): Style {
  const found = [...demo.snapshot.stylesById.values()].find(({ normalizedName }) => normalizedName === name);
  if (!found) throw new Error(`no style ${name}`);
  return found;
}
