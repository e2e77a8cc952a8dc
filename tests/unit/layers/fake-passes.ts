import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { LayerEngine, type LayerEngineOptions } from '@/lib/server/layers/engine';

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
  readonly grain?: number;
  readonly shadow?: boolean;
  readonly version?: string;
}

const FIGURES = ['oak', 'qsoak', 'bmaple', 'maple', 'cherry', 'hickory', 'walnut', 'rustic'];

/** Folders of one test: `passes` to fill, and the rest for an engine to use. */
export async function temporaryStudio(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'layers-'));
}

/** Writes a pass as the studio would, lossless so that values can be computed by hand. */
export async function writeFakePass(root: string, pass: FakePass): Promise<string> {
  const { box = [400, 300, 320, 160], frame = FRAME, shadow = false, version = 'v1' } = pass;
  const directory = path.join(root, 'passes', pass.name);
  await mkdir(directory, { recursive: true });
  const [, , width, height] = box;
  const panels = shadow ? [pass.coverage ?? 128] : [pass.coverage ?? 255, pass.diffuse ?? 255, pass.specular ?? 0];
  await writeGrey(path.join(directory, 'light.webp'), width, height, panels);
  if (!shadow) {
    for (const figure of FIGURES) {
      await writeGrey(path.join(directory, `grain-${figure}.webp`), width, height, [pass.grain ?? 160]);
    }
  }
  const figures = shadow ? [] : FIGURES;
  const description = { frame, box, diffuseScale: SCALE, specularScale: SCALE, figures, shadow, version };
  await writeFile(path.join(directory, 'pass.json'), JSON.stringify(description));
  return directory;
}

async function writeGrey(file: string, width: number, height: number, panels: readonly number[]): Promise<void> {
  const bytes = Buffer.concat(panels.map((value) => Buffer.alloc(width * height, value)));
  const grey = sharp(bytes, { raw: { width, height: height * panels.length, channels: 1 } });
  await grey.webp({ lossless: true, effort: 0 }).toFile(file);
}

/** An engine over these folders, with the project's own materials and worker. Close it at the end. */
export function engineOver(root: string, options: Partial<LayerEngineOptions> = {}): LayerEngine {
  return new LayerEngine({
    passes: path.join(root, 'passes'),
    materials: 'studio/materials',
    overrides: path.join(root, 'images'),
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
