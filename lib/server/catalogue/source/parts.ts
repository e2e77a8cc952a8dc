import path from 'node:path';
import { fromFile } from '@/lib/contracts/file-fields';
import { PART } from '@/lib/contracts/part';
import { formatPosition, type Position, type Report } from '../defect';
import type { PartRow } from '../rows';
import { partsSchema, type PartSource } from './schema';
import { listFiles, readYaml } from './yaml-file';

/** A part as its file gives it; its children are still named by key. */
export interface PartEntry {
  readonly row: PartRow;
  readonly children: readonly string[];
  readonly at: Position;
}

/** Every part of the catalogue, by key. */
export class PartBook {
  private readonly byKey = new Map<string, PartEntry>();
  private readonly byId = new Map<number, PartEntry>();

  get entries(): readonly PartEntry[] {
    return [...this.byKey.values()];
  }

  add(entry: PartEntry, report: Report): void {
    const { id, key } = entry.row;
    const sameKey = this.byKey.get(key);
    const sameId = this.byId.get(id);
    if (sameKey) report(entry.at, `part ${key} is already at ${formatPosition(sameKey.at)}`, 'shape');
    if (sameId) report(entry.at, `part id ${id} of ${key} is already that of ${sameId.row.key}`, 'shape');
    if (sameKey || sameId) return;
    this.byKey.set(key, entry);
    this.byId.set(id, entry);
  }

  byPartId(id: number): PartEntry | undefined {
    return this.byId.get(id);
  }

  /** The parts a reference means, in file order; `*` stands for any text within one step. Reports unknown ones. */
  resolve(ref: string, at: Position, report: Report): readonly PartEntry[] {
    const found = ref.includes('*') ? this.matching(ref) : this.byKey.get(ref);
    const list = found === undefined ? [] : Array.isArray(found) ? found : [found];
    if (list.length === 0) report(at, `unknown part ${ref}`);
    return list;
  }

  resolveAll(refs: readonly string[], at: (index: number) => Position, report: Report): readonly PartEntry[] {
    return [...new Set(refs.flatMap((ref, index) => this.resolve(ref, at(index), report)))];
  }

  private matching(ref: string): PartEntry[] {
    const pattern = new RegExp(`^${ref.replaceAll('*', '[^/]*')}$`);
    return this.entries.filter((entry) => pattern.test(entry.row.key));
  }
}

/** Reads `parts/*.yaml`; `idOf` knows a section by its key. */
export function readParts(root: string, idOf: (section: string) => number | undefined, report: Report): PartBook {
  const book = new PartBook();
  for (const file of listFiles(root, 'parts', '.yaml')) {
    const yaml = readYaml(root, file, partsSchema, report);
    if (!yaml) continue;
    const toEntry = (key: string, id: number, name: string, part: PartSource): PartEntry => {
      const at = yaml.at('parts', name);
      const sectionId = (section: string): number | null => {
        const found = idOf(section);
        if (found === undefined) report(at, `${key}: unknown section ${section}`);
        return found ?? null;
      };
      const row = { ...fromFile(PART, part, path.posix.basename(name), sectionId), id, key };
      return { row, children: part.children, at };
    };
    for (const [name, part] of Object.entries(yaml.data.parts)) {
      for (const [key, id] of identities(yaml.data.kind, name, part)) {
        book.add(toEntry(key, id, name, part), report);
      }
    }
  }
  return book;
}

function identities(kind: string, name: string, part: PartSource): readonly (readonly [string, number])[] {
  if (part.id !== undefined) return [[`${kind}/${name}`, part.id]];
  return Object.entries(part.ids ?? {}).map(([list, id]) => [`${kind}/${list}/${name}`, id]);
}
