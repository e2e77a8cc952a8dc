import path from 'node:path';
import { z } from 'zod';
import { digest } from './content';
import { readYaml, type Registry, type StudioData } from './data';
import type { Job, Sourced } from './job';
import { pythonSources } from './python-imports';

/** What pictures go through beside their builder; seams are painted by theirs alone. */
const COMMON = ['blender.render', 'packing.pack'];

const rows = z.record(z.string(), z.unknown());
type Rows = z.infer<typeof rows>;

/**
 * Gives every job the hash of all that its pictures come from: the code that its builder imports, its own rows of the data
 * files that the registry names, and the job itself. So a change of one family, or of one leg, leaves the others alone.
 * @throws Error when the registry does not know a job's builder
 */
export function withSources(jobs: readonly Job[], { registry }: StudioData, studio: string): Sourced[] {
  // what a thumb shows is no part's token: `top` is a layer's name, too
  const tokens = new Set(jobs.flatMap(({ kind, tokens: all, token }) => (kind === 'thumb' ? [token ?? ''] : all)));
  const layers = new Set(jobs.map(({ layer }) => layer));
  const code = remembered((modules: string) => digest([...pythonSources(studio, modules.split(' '))]));
  const data = remembered((files: string) =>
    files.split(' ').map((file) => readRows(path.join(studio, 'families', file))),
  );
  return jobs.map((job) => {
    const { builder, data: files } = entryOf(job, registry);
    const [module = ''] = builder.split(':');
    const own = ownRows(data(files.join(' ')), job.tokens, tokens);
    const modules = job.kind === 'seam' ? [module] : [...COMMON, module];
    const stage = data(stageOf(job.family, registry)).map((file) => ownStage(file, job, layers));
    return { ...job, sources: digest(code(modules.join(' ')), stage, own, job) };
  });
}

function entryOf({ family, kind, layer, what }: Job, registry: Registry): Registry[string][string] {
  const name = kind === 'thumb' ? `thumb/${what}` : layer;
  const entry = registry[family]?.[name];
  if (!entry) throw new Error(`studio/families/registry.yaml: nothing builds ${family}: ${name}`);
  return entry;
}

/** Camera, lights and samples: they lie with the package that builds the family. */
function stageOf(family: string, registry: Registry): string {
  const builders = Object.values(registry[family] ?? {}).map(({ builder }) => /^families\.(\w+)/.exec(builder)?.[1]);
  return `${builders.find((name) => name !== undefined) ?? family}/stage.yaml`;
}

/**
 * A stage without the samples that other layers, or other shapes of its own, have for themselves (`door: 24`, `top-cov: 64`):
 * more of them for one leaves the others alone.
 */
export function ownStage(
  stage: Rows,
  { layer, tokens }: Pick<Job, 'layer' | 'tokens'>,
  layers: ReadonlySet<string>,
): Rows {
  const isOwn = (name: string): boolean => {
    const [of = '', token] = name.split('-');
    return !layers.has(of) || (of === layer && (token === undefined || tokens.includes(token)));
  };
  const samples = Object.entries(rows.parse(stage.samples)).filter(([name]) => isOwn(name.replace(/_grain$/, '')));
  return { ...stage, samples: Object.fromEntries(samples) };
}

/**
 * Of every table of rows by token those of the job's tokens, of the tokens that these rows name in turn, and those that go by no
 * token of the catalogue's; everything else as it is.
 */
export function ownRows(files: readonly Rows[], own: readonly string[], all: ReadonlySet<string>): unknown {
  const kept = new Set(own);
  for (;;) {
    const size = kept.size;
    const found = files.map((file) => mapValues(file, (value) => rowsOf(value, kept, all)));
    for (const token of tokensIn(found)) if (all.has(token)) kept.add(token);
    if (kept.size === size) return found;
  }
}

function rowsOf(table: unknown, kept: ReadonlySet<string>, all: ReadonlySet<string>): unknown {
  const parsed = rows.safeParse(table);
  if (!parsed.success) return table;
  return Object.fromEntries(Object.entries(parsed.data).filter(([key]) => kept.has(key) || !all.has(key)));
}

function tokensIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tokensIn) : [];
}

const mapValues = (record: Rows, change: (value: unknown) => unknown): Rows =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const readRows = (file: string): Rows => rows.parse(readYaml(file));

function remembered<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
