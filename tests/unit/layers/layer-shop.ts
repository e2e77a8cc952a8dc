import { rm } from 'node:fs/promises';
import { answerLayer } from '@/lib/server/layers/answer';
import type { LayerEngine, LayerEngineOptions } from '@/lib/server/layers/engine';
import { engineOver, middleGrain, temporaryStudio, writeFakePass } from './fake-passes';

export const TOP = '/images/table/top/re-mis-30-l-s/ro-117-20-sm.webp';
export const SWATCH = '/images/table/swatch/board/ro-117-20-sm.webp';
export const SHADOW = '/images/table/shadow/tur-30-l-r/none.webp';

export const log = { warn: jest.fn(), error: jest.fn() };
const engines: LayerEngine[] = [];
let folder = '';

/** A studio of one top, one swatch and one shadow before each test, and nothing of it afterwards. */
export function layerShop(): void {
  beforeEach(async () => {
    folder = await temporaryStudio();
    await writeFakePass(folder, { name: 'table/top/re-mis-30-l-s' });
    const square = { frame: [320, 320], box: [0, 0, 320, 320] } as const;
    await writeFakePass(folder, { name: 'table/swatch/board', ...square, grain: middleGrain('ro') });
    await writeFakePass(folder, { name: 'table/shadow/tur-30-l-r', shadow: true, coverage: 128 });
  });
  afterEach(async () => {
    await Promise.all(engines.splice(0).map((engine) => engine.close()));
    await rm(folder, { recursive: true, force: true });
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
