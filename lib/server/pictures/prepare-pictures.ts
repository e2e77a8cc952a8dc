import 'server-only';
import { cpus } from 'node:os';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { CatalogueSnapshot, Style } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { thumbnailAddress } from '@/lib/domain/image-names';
import { configurationOf } from '@/lib/families/registry';
import { layerAddresses } from '../configurator/image-names';
import { layerEngine } from '../layers/layers';
import { prepareWhole } from './whole';

const ASKER = { caller: 'preparation' };
const LOOK_MS = 250;
/** Share of all cores' time since the last look. */
const IDLE_ENOUGH = 0.7;

/**
 * Composes what most visitors see first, so that a slow phone need not wait for a busy server too: the landing designs of all
 * categories, then their lists, what a pick of a stain makes of them, and what every other style begins with. One at a time,
 * and only while the machine has nothing else to do; what is on disk already costs a look. Ends early at `signal`.
 * @param rest comes back once the machine is at rest
 */
export async function preparePictures(
  snapshot: CatalogueSnapshot,
  signal: AbortSignal,
  rest: () => Promise<void> = untilIdle,
): Promise<void> {
  const engine = layerEngine();
  const { landings, others } = firstStyles(snapshot);
  const layersOf = (design: Configuration) => layerAddresses(snapshot, design);
  const prepare = async (make: () => Promise<unknown>) => {
    if (signal.aborted) return;
    await rest();
    // What fails now is made, or said to be damaged, when somebody asks for it.
    if (!signal.aborted) await make().catch(() => undefined);
  };
  const prepareAll = async (addresses: readonly string[]) => {
    for (const address of new Set(addresses)) {
      const layer = engine.own.file(address) === null ? engine.resolve(address) : null;
      if (!layer || 'damage' in layer || engine.warm(layer.key)) continue;
      await prepare(() => engine.picture(layer, ASKER));
    }
  };
  /** One design after the other: a catalogue has hundreds, and the thread that works them out answers everybody. */
  const forEach = async (styles: readonly Style[], act: (design: Configuration) => Promise<void>) => {
    for (const style of styles) {
      await setImmediate();
      if (signal.aborted) return;
      await act(configurationOf(style));
    }
  };
  await forEach(landings, (design) => prepareAll(layersOf(design)));
  await forEach(landings, (design) => prepare(() => prepareWhole(layersOf(design), ASKER)));
  await forEach(landings, (design) => prepareAll(thumbnailsOf(design)));
  await forEach(landings, (design) => prepareAll(stained(design).flatMap(layersOf)));
  await forEach(others, (design) => prepareAll(layersOf(design)));
}

/** The styles that the categories open with, and all others. */
function firstStyles({ categories }: CatalogueSnapshot) {
  const landingIds = new Set(categories.map(({ defaultStyleId }) => defaultStyleId));
  const styles = categories.flatMap((category) => category.styles);
  return {
    landings: styles.filter(({ id }) => landingIds.has(id)),
    others: styles.filter(({ id }) => !landingIds.has(id)),
  };
}

/** The pictures of all lists of parts. */
function thumbnailsOf({ activeSections, selection }: Configuration): readonly string[] {
  return activeSections
    .flatMap((section) => section.parts.map((part) => thumbnailAddress(section.thumbnailPath, part, selection)))
    .filter((address) => address !== null);
}

/** The designs that one pick of a stain or a paint leads to. */
function stained(design: Configuration): readonly Configuration[] {
  const { id: sectionId, parts = [] } = design.stainSection ?? {};
  if (sectionId === undefined) return [];
  return parts
    .map(({ id: partId }) => ({ sectionId, partId }))
    .filter((candidate) => !design.restrictionOf(candidate).isRefused)
    .map((candidate) => design.after({ type: 'pick', ...candidate }));
}

/** Looks until the cores have been idle from one look to the next. */
async function untilIdle(): Promise<void> {
  for (let before = cpuTimes(); ;) {
    await sleep(LOOK_MS);
    const now = cpuTimes();
    if ((now.idle - before.idle) / (now.all - before.all) >= IDLE_ENOUGH) return;
    before = now;
  }
}

/** Milliseconds of all cores since the machine started. */
function cpuTimes() {
  const times = cpus().map((core) => core.times);
  const sum = (of: (each: (typeof times)[number]) => number) => times.reduce((total, each) => total + of(each), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
}
