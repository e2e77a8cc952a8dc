import path from 'node:path';
import type { z } from 'zod';
import type { Place } from './archive';
import { emptySchema, passSchema, seamSchema } from './pass';
import type { DamagedPass, EmptyPass, Pass, SeamDescription } from './pass';
import { readLayer, type StoredLayer } from './pass-store';
import { lockedVersions, readLock } from './passes-lock';

/** All passes by `family/layer/geometry`. */
export type Manifest = ReadonlyMap<string, Pass | EmptyPass | DamagedPass>;

/** Key of a pass in the manifest. */
export function passKey(family: string, layer: string, geometry: string): string {
  return `${family}/${layer}/${geometry}`;
}

/**
 * Describes every pass that `passes.lock` below `root` names. Synchronous on purpose: it happens once, takes some
 * 0.03 ms a pass, and lets `layerExists` be a plain function. Without a lock the manifest is empty; a pass that cannot be read is
 * kept as damaged, so that one bad file costs one layer and not all pictures.
 */
export function readManifest(root: string): Manifest {
  const manifest = new Map<string, Pass | EmptyPass | DamagedPass>();
  for (const [layer, versions] of lockedVersions(readLock(root))) {
    const passes = describedIn(path.join(root, layer), layer, versions);
    for (const [geometry, pass] of passes) {
      const whole = 'box' in pass ? withLenders(pass, passes) : 'base' in pass ? onItsBase(pass, passes) : pass;
      if (whole) manifest.set(`${layer}/${geometry}`, whole);
    }
  }
  for (const [key, pass] of manifest) if ('box' in pass) manifest.set(key, toned(pass, manifest));
  return manifest;
}

interface Seam extends SeamDescription {
  readonly name: string;
  readonly version: string;
  place(file: string): Place;
}
type Described = Pass | EmptyPass | Seam | DamagedPass;
type Layer = ReadonlyMap<string, Described>;

function describedIn(base: string, layer: string, versions: ReadonlyMap<string, string>): Layer {
  try {
    const stored = readLayer(base);
    return new Map(
      [...versions].map(([geometry, version]) => [
        geometry,
        described(stored, geometry, version, `${layer}/${geometry}`),
      ]),
    );
  } catch (error) {
    const damage = error instanceof Error ? error.message : String(error);
    return new Map([...versions.keys()].map((geometry) => [geometry, { name: `${layer}/${geometry}`, damage }]));
  }
}

function described(stored: StoredLayer, geometry: string, version: string, name: string): Described {
  const place = (file: string): Place => stored.place(geometry, file);
  try {
    const text = stored.description(geometry);
    if (text === null) return { name, damage: 'pass.json: missing' };
    const json: unknown = JSON.parse(text);
    const parsed = schemaOf(json).safeParse(json);
    if (!parsed.success) return { name, damage: `pass.json: ${firstIssue(parsed.error)}` };
    return 'box' in parsed.data
      ? { ...parsed.data, name, version, place, lenders: { grain: place, relief: place }, tone: null, seam: null }
      : { ...parsed.data, name, version, place };
  } catch (error) {
    return { name, damage: `pass.json: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** A pass with the grain and the relief of those that it shares them with: what they hold is in its version too. */
function withLenders(pass: Pass, layer: Layer): Pass | DamagedPass {
  const { grainFrom, reliefFrom, name } = pass;
  const [grain, relief] = [grainFrom, reliefFrom].map((lender) => (lender === undefined ? pass : layer.get(lender)));
  if (!grain || !relief || !('box' in grain) || !('box' in relief)) {
    return { name, damage: `pass.json: ${grainFrom ?? reliefFrom} is no pass to share with` };
  }
  const versions = new Set([pass.version, grain.version, relief.version]);
  return { ...pass, version: [...versions].join(' '), lenders: { grain: grain.place, relief: relief.place } };
}

/** A pass with the one whose tone it takes, what that holds in its version. */
function toned(pass: Pass, manifest: Manifest): Pass | DamagedPass {
  const { toneFrom, name, version } = pass;
  if (toneFrom === undefined) return pass;
  const [family = ''] = name.split('/');
  const tone = manifest.get(`${family}/${toneFrom}`);
  if (!tone || !('box' in tone)) return { name, damage: `pass.json: ${toneFrom} is no pass to take a tone from` };
  return { ...pass, version: `${version} ${tone.version}`, tone };
}

/** A seam over a pass that is not rendered yet does not exist yet either. */
function onItsBase(seam: Seam, layer: Layer): Pass | DamagedPass | null {
  const { name, base: lender, place, seamBox } = seam;
  const base = layer.get(lender);
  if (!base) return null;
  if ('damage' in base) return base;
  if (!('box' in base)) return { name, damage: `pass.json: base ${lender} is not a pass` };
  if (base.frame.join() !== seam.frame.join()) return { name, damage: 'pass.json: frame is not that of the base' };
  const whole = withLenders(base, layer);
  if ('damage' in whole) return whole;
  return {
    ...whole,
    name,
    version: `${whole.version} ${seam.version}`,
    seam: { place: place('seam.webp'), box: seamBox },
  };
}

function schemaOf(json: unknown) {
  if (typeof json !== 'object' || json === null) return passSchema;
  return 'base' in json ? seamSchema : 'empty' in json ? emptySchema : passSchema;
}

function firstIssue({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'invalid'}`;
}
