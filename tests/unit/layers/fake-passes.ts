import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readMaterials } from '@/lib/server/layers/materials';
import { LayerEngine, type LayerEngineOptions } from '@/lib/server/layers/engine';
import { LOCK_FILE, lockText, readLock } from '@/lib/server/layers/passes-lock';

const FRAME = [1600, 920] as const;
/** Scales of the fake passes: white panels are light 1, half panels a quarter of it. */
const SCALE = 1;

/** What a fake pass shows: every panel is one byte all over its box, but for a border of half coverage. */
export interface FakePass {
  readonly name: string;
  readonly box?: readonly [number, number, number, number];
  readonly frame?: readonly [number, number];
  readonly coverage?: number;
  readonly diffuse?: number;
  readonly specular?: number;
  /** What panes mirror; a pass that says none has no such panel. */
  readonly mirrored?: number;
  /** One byte, or two: of the left and of the right half. */
  readonly grain?: number | readonly [number, number];
  readonly shadow?: boolean;
  /** Bytes of the four relief panels: planed, kerf, dents, wear. */
  readonly relief?: readonly [number, number, number, number];
  readonly reliefStep?: 1 | 2;
  /** Geometry of the layer whose relief it shows. */
  readonly reliefFrom?: string;
  /** `<layer>/<geometry>` whose tone it takes. */
  readonly toneFrom?: string;
  readonly material?: string;
  readonly takes?: 'material';
  /** Figures it has grain maps of; those of the woods unless it is of another material. */
  readonly figures?: readonly string[];
  /** 16 hexadecimal digits. */
  readonly version?: string;
}

const EXACT = { lossless: true, effort: 0 };

const FIRST_VERSION = '1'.repeat(16);

const FIGURES = ['oak', 'qsoak', 'bmaple', 'maple', 'cherry', 'hickory', 'walnut', 'rustic'];

/** Byte of a wood's middling grain, where a stain shows its own colour. */
export function middleGrain(wood: string): number {
  return Math.round(255 * (readMaterials('studio/materials').woods[wood]?.grain[1] ?? 0));
}

/** Folders of one test: `passes` to fill, and the rest for an engine to use. */
export async function temporaryStudio(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'layers-'));
}

/** Writes a pass as the studio would, lossless so that values can be computed by hand. */
export async function writeFakePass(root: string, pass: FakePass): Promise<string> {
  const { box = [400, 300, 320, 160], frame = FRAME, shadow = false, version = FIRST_VERSION } = pass;
  const directory = path.join(root, 'passes', pass.name);
  await mkdir(directory, { recursive: true });
  const [, , width, height] = box;
  const { coverage = 255, diffuse = 255, specular = 0, mirrored } = pass;
  const lights = [coverage, diffuse, specular, ...(mirrored === undefined ? [] : [mirrored])];
  const panels = shadow ? [pass.coverage ?? 128] : lights;
  const light = shadow ? 'webp' : 'avif';
  await writeGrey(path.join(directory, `light.${light}`), width, height, panels);
  const figures = pass.figures ?? (shadow || pass.material ? [] : FIGURES);
  for (const figure of figures) {
    await writeHalves(path.join(directory, `grain-${figure}.avif`), width, height, pass.grain ?? 160);
  }
  const { material, takes, reliefStep = 1, reliefFrom, toneFrom } = pass;
  const [columns, rows] = [Math.ceil(width / reliefStep), Math.ceil(height / reliefStep)];
  if (pass.relief) await writeGrey(path.join(directory, 'relief.webp'), columns, rows, pass.relief);
  const relief = pass.relief ? true : undefined;
  const scales = { diffuseScale: SCALE, specularScale: SCALE };
  const kind = { light, shadow, relief, reliefStep, reliefFrom, toneFrom, material, takes };
  const panes = mirrored === undefined ? undefined : true;
  const description = { frame, box, ...scales, figures, panes, ...kind };
  await writeFile(path.join(directory, 'pass.json'), JSON.stringify(description));
  lockPass(root, pass.name, version);
  return directory;
}

/** Writes a layer that shows nothing. */
export async function writeFakeEmpty(root: string, name: string): Promise<void> {
  const directory = path.join(root, 'passes', name);
  await mkdir(directory, { recursive: true });
  await writeFile(path.join(directory, 'pass.json'), JSON.stringify({ frame: FRAME, empty: true }));
  lockPass(root, name);
}

/** Writes a variant of the pass `base` (geometry) with a flat seam of one byte in `seamBox`. */
export async function writeFakeSeam(
  root: string,
  seam: { readonly name: string; readonly base: string; readonly seamBox: readonly number[]; readonly dim: number },
): Promise<string> {
  const { base, seamBox, dim } = seam;
  const directory = path.join(root, 'passes', seam.name);
  await mkdir(directory, { recursive: true });
  const [, , width = 0, height = 0] = seamBox;
  await writeGrey(path.join(directory, 'seam.webp'), width, height, [dim]);
  await writeFile(path.join(directory, 'pass.json'), JSON.stringify({ base, seamBox, frame: FRAME }));
  lockPass(root, seam.name);
  return directory;
}

/** Writes its line of the lock, all at once: passes are written side by side. */
function lockPass(root: string, name: string, version = FIRST_VERSION): void {
  const passes = path.join(root, 'passes');
  const [, layer = ''] = name.split('/');
  const others = readLock(passes).filter(({ id }) => id !== name);
  const job = { id: name, sources: FIRST_VERSION, contents: { [layer]: version } };
  writeFileSync(path.join(passes, LOCK_FILE), lockText([...others, job]));
}

async function writeHalves(
  file: string,
  width: number,
  height: number,
  grain: number | readonly [number, number],
): Promise<void> {
  const [left, right] = typeof grain === 'number' ? [grain, grain] : grain;
  const bytes = Uint8Array.from({ length: width * height }, (_, at) => (at % width < width / 2 ? left : right));
  await sharp(bytes, { raw: { width, height, channels: 1 } })
    .avif(EXACT)
    .toFile(file);
}

async function writeGrey(file: string, width: number, height: number, panels: readonly number[]): Promise<void> {
  const bytes = Buffer.concat(panels.map((value) => Buffer.alloc(width * height, value)));
  const grey = sharp(bytes, { raw: { width, height: height * panels.length, channels: 1 } });
  await (file.endsWith('.avif') ? grey.avif(EXACT) : grey.webp(EXACT)).toFile(file);
}

/** An engine over these folders, with the project's own materials and worker. Close it at the end. */
export function engineOver(root: string, options: Partial<LayerEngineOptions> = {}): LayerEngine {
  return new LayerEngine({
    passes: path.join(root, 'passes'),
    materials: 'studio/materials',
    overrides: [path.join(root, 'images')],
    cacheDirectory: path.join(root, 'cache'),
    cacheMiB: 8,
    memoryMiB: 8,
    threads: 1,
    workerScript: path.resolve('lib/server/layers/worker/main.mjs'),
    reloadAfterMs: Number.POSITIVE_INFINITY,
    log: { warn: () => undefined, error: () => undefined },
    ...options,
  });
}
