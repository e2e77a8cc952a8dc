import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const STRING_OR_COMMENT = /("""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|#[^\n]*/g;
const IMPORT = /^[ \t]*(?:from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+(?:\(([^)]*)\)|([^\n]*))|import[ \t]+([^\n]*))/gm;

/**
 * The Python files that these modules are made of: they themselves and, file by file, all they import from the same root.
 * Read from the text, so what is imported by a name put together at run time is not seen.
 * @param modules dotted names below `root`
 * @returns path below `root` → text without comments and empty lines
 * @throws Error when one of `modules` is no file
 */
export function pythonSources(root: string, modules: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (name: string): boolean => {
    const file = fileOf(root, name);
    if (file === null) return false;
    if (found.has(file)) return true;
    const code = bareCode(readFileSync(path.join(root, file), 'utf8'));
    found.set(file, code);
    for (const [module, names] of importsOf(code, name, file)) {
      visit(module);
      for (const each of names) visit(`${module}.${each}`);
    }
    return true;
  };
  for (const name of modules) if (!visit(name)) throw new Error(`no Python module ${name}`);
  return found;
}

function fileOf(root: string, name: string): string | null {
  const base = name.replaceAll('.', '/');
  return [`${base}.py`, `${base}/__init__.py`].find((file) => existsSync(path.join(root, file))) ?? null;
}

function bareCode(text: string): string {
  const lines = text.replace(STRING_OR_COMMENT, (_, string: string | undefined) => string ?? '').split('\n');
  return lines
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

type Import = readonly [module: string, names: readonly string[]];

/** Modules that a file imports, each with the names taken from it, which may be modules too. */
function importsOf(code: string, module: string, file: string): readonly Import[] {
  const inside = file.endsWith('__init__.py') ? `${module}.` : module;
  return [...code.matchAll(IMPORT)].flatMap(([, dots = '', from = '', listed, line = '', plain]): readonly Import[] => {
    if (plain !== undefined) return names(plain).map((name): Import => [name, []]);
    const parent = inside.split('.').slice(0, -dots.length || undefined);
    const base = dots === '' ? from : [...parent, ...(from === '' ? [] : [from])].join('.');
    return [[base, names(listed ?? line)]];
  });
}

const names = (list: string): string[] => list.split(',').flatMap((each) => /^\s*([\w.]+)/.exec(each)?.[1] ?? []);
