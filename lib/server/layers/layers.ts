import { availableParallelism } from 'node:os';
import path from 'node:path';
import { remember } from '@epic-web/remember';
import { env } from '../env';
import { log } from '../log';
import { LayerEngine } from './engine';
import type { OwnVersions } from './own-lists';

// The rendered passes are read where they lie, not through the bundle, so the app runs from the project's root.
const root = process.cwd();
const MEMORY_MIB = 64;
const DEVELOPMENT_RELOAD_MS = 3_000;

/** Where this instance lays the pictures that administrators put at the desk (`OwnPicture`). */
export const ownPicturesFolder = (): string =>
  path.resolve(/* turbopackIgnore: true */ root, env.DATA_DIR, 'own-pictures');

/**
 * The app's picture engine, made at first use: settings `DATA_DIR` and `LAYER_CACHE_MB`. One a process: the server and
 * Next's bundles are loaded apart, and `next dev` evaluates this module again on every change.
 */
export const layerEngine = (): LayerEngine => remember('layer-engine', openEngine);

function openEngine(): LayerEngine {
  return new LayerEngine({
    passes: path.join(/* turbopackIgnore: true */ root, 'studio/passes'),
    materials: path.join(/* turbopackIgnore: true */ root, 'studio/materials'),
    overrides: [path.join(/* turbopackIgnore: true */ root, 'public/images'), ownPicturesFolder()],
    cacheDirectory: path.resolve(/* turbopackIgnore: true */ root, env.DATA_DIR, 'layers'),
    cacheMiB: env.LAYER_CACHE_MB,
    memoryMiB: MEMORY_MIB,
    // One core is left to pages and prices.
    threads: Math.max(1, Math.min(3, availableParallelism() - 1)),
    workerScript: path.join(/* turbopackIgnore: true */ root, 'lib/server/layers/worker/main.mjs'),
    reloadAfterMs: env.NODE_ENV === 'development' ? DEVELOPMENT_RELOAD_MS : Number.POSITIVE_INFINITY,
    log,
  });
}

/** True when the path (`/images/…`, no query) answers with a picture. Cheap: looks into memory only. */
export function layerExists(imagePath: string): boolean {
  return layerEngine().exists(imagePath);
}

/** The path as pages of a catalogue should name the picture, see `LayerEngine.current`. */
export function currentLayer(imagePath: string, own: OwnVersions): string | null {
  return layerEngine().current(imagePath, own);
}
