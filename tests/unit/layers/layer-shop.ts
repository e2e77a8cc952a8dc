import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { answerLayer } from '@/lib/server/layers/answer';
import type { LayerEngine, LayerEngineOptions } from '@/lib/server/layers/engine';
import { engineOver, middleGrain, temporaryStudio, writeFakePass } from './fake-passes';

export const TOP = '/images/table/top/re-mis-30-l-s/ro-117-20-sm.webp';
export const SWATCH = '/images/table/swatch/board/ro-117-20-sm.webp';
export const SHADOW = '/images/table/shadow/tur-30-l-r/none.webp';

export const log = { warn: jest.fn(), error: jest.fn() };
const engines: LayerEngine[] = [];
let folder = '';

/** A studio without a pass before each test, and nothing of it afterwards. */
export function emptyStudio(): void {
  beforeEach(async () => {
    folder = await temporaryStudio();
  });
  afterEach(async () => {
    await Promise.all(engines.splice(0).map((engine) => engine.close()));
    await rm(folder, { recursive: true, force: true });
  });
}

/** The same with one top, one swatch and one shadow. */
export function layerShop(): void {
  emptyStudio();
  beforeEach(async () => {
    await writeFakePass(folder, { name: 'table/top/re-mis-30-l-s' });
    const square = { frame: [320, 320], box: [0, 0, 320, 320] } as const;
    await writeFakePass(folder, { name: 'table/swatch/board', ...square, grain: middleGrain('ro') });
    await writeFakePass(folder, { name: 'table/shadow/tur-30-l-r', shadow: true, coverage: 128 });
  });
}

/** Folder of the studio. */
export const studio = (): string => folder;

/** An engine over it, as a server that starts now has one. */
export function open(options: Partial<LayerEngineOptions> = {}): LayerEngine {
  const engine = engineOver(folder, { log, ...options });
  engines.push(engine);
  return engine;
}

export function ask(engine: LayerEngine, address: string, init?: RequestInit): Promise<Response> {
  return answerLayer(engine, new Request(`http://shop.test${address}`, init), { caller: 'test' });
}

/** Writes passes, then opens an engine over them. */
export async function openWith(...passes: readonly Promise<unknown>[]): Promise<LayerEngine> {
  await Promise.all(passes);
  return open();
}

/** Colour in the middle of the piece, or at a place of the frame, of a large picture. */
export async function colourAt(engine: LayerEngine, address: string, x = 560, y = 380): Promise<readonly number[]> {
  const picture = sharp(await (await ask(engine, address)).arrayBuffer()).ensureAlpha();
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * 1600 + x) * 4, (y * 1600 + x) * 4 + 4)];
}
