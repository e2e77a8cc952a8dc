import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { ZodType } from 'zod';
import type { Position, Report } from '../defect';

type Path = readonly PropertyKey[];

/** A YAML file whose shape has been checked, and where each of its values stands. */
export interface YamlFile<T> {
  readonly file: string;
  readonly data: T;
  /** Position of the key or list item at a path; of the nearest thing above it when there is none. */
  readonly at: (...keys: Path) => Position;
}

/**
 * Reads and validates a file below `root`. Syntax errors and wrong shapes are reported with their lines, and the answer
 * is then null.
 */
export function readYaml<T>(root: string, file: string, schema: ZodType<T>, report: Report): YamlFile<T> | null {
  const lines = new LineCounter();
  const document = parse(path.join(root, file), lines);
  if (document === null) {
    report({ file, line: 1, column: 1 }, 'cannot be read', 'shape');
    return null;
  }
  const placeOf = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  for (const error of document.errors) {
    report(placeOf(error.pos[0]), `bad YAML: ${error.message.split('\n')[0]}`, 'shape');
  }
  if (document.errors.length > 0) return null;
  const at = (...keys: Path): Position => placeOf(offsetOf(document, keys));
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { file, data: parsed.data, at };
  for (const issue of parsed.error.issues) {
    const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
    report(at(...issue.path), `${issue.path.join('.') || 'file'}: ${message}`, 'shape');
  }
  return null;
}

function parse(address: string, lineCounter: LineCounter): Document.Parsed | null {
  try {
    return parseDocument(readFileSync(address, 'utf8'), { lineCounter, merge: true });
  } catch {
    return null;
  }
}

/** Walks down as far as the path exists; a map's key counts rather than its value, which may start a line later. */
function offsetOf(document: Document.Parsed, keys: Path): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      if (!pair) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = startOf(node) ?? offset;
    } else {
      return offset;
    }
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  const hasRange = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'range' in value;
  return hasRange(node) ? node.range?.[0] : undefined;
}

/** Files with an ending below a folder of the catalogue, as paths relative to its root, sorted; none when it is absent. */
export function listFiles(root: string, folder: string, ending: string): readonly string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .sort();
  } catch {
    return [];
  }
}
