import type { Style } from '../../lib/domain/catalogue';
import type { Configuration } from '../../lib/domain/configuration';
import { oneOf, randomConfiguration, seededRandom } from '../../lib/domain/random-walk';
import { configurationOf } from '../../lib/families/registry';
import { layersOf, visibleChanges, type Change } from './configurations';
import { meanDifference, stack, type Painter, type Pixels } from './painter';

/** Every so many configurations, all changes are tried too. */
const CHANGES_EVERY = 20;
/**
 * Mean difference in levels of 255, over the layers it replaces, that every change makes at least. The least is what two
 * woods differ by under black paint, where only a trace of their figure is left (0.07); edges make 1 to 3, stains 5 and more.
 */
const VISIBLE = 0.05;

export interface CheckOptions {
  readonly styles: readonly Style[];
  readonly count: number;
  readonly seed: number;
  readonly onProgress?: (done: number) => void;
}

/** What the check found. An empty `defects` is a pass. */
export interface CheckResult {
  readonly layers: number;
  readonly pictures: number;
  readonly changes: number;
  readonly smallestChange: { readonly difference: number; readonly what: string };
  readonly defects: readonly string[];
}

/**
 * Walks to random configurations and looks at every layer: it must be there, decode, be covered somewhere and clean at
 * its border; and each choice that a picture can show must show.
 */
export async function checkPictures(painter: Painter, options: CheckOptions): Promise<CheckResult> {
  const random = seededRandom(options.seed);
  const defects = new Set<string>();
  const seen = new Set<string>();
  let layers = 0;
  let changes = 0;
  let smallestChange = { difference: Infinity, what: '' };
  for (let done = 0; done < options.count; done += 1) {
    const configuration = randomConfiguration(configurationOf(oneOf(options.styles, random)), random);
    const wanted = layersOf(configuration);
    const addresses = wanted.map(({ address }) => address);
    layers += addresses.length;
    const fresh = drawn(painter, addresses).filter((address) => !seen.has(painter.keyOf(address) ?? ''));
    for (const address of fresh) seen.add(painter.keyOf(address) ?? '');
    const found = await Promise.all(fresh.map((address) => defectOf(painter, address)));
    for (const layer of wanted) if (painter.isMissing(layer)) defects.add(`${layer.address}: not drawn`);
    found.forEach((defect) => defect && defects.add(defect));
    if (done % CHANGES_EVERY === 0) {
      for (const change of visibleChanges(configuration, random)) {
        const difference = await differenceOf(painter, configuration, change);
        const what = `${change.slot} ${change.from.displayName} → ${change.to.displayName} (${addresses.at(-1) ?? ''})`;
        changes += 1;
        if (difference < smallestChange.difference) smallestChange = { difference, what };
        if (difference < VISIBLE) defects.add(`${what}: changes the picture by ${difference.toFixed(3)} levels only`);
      }
    }
    options.onProgress?.(done + 1);
  }
  return { layers, pictures: seen.size, changes, smallestChange, defects: [...defects] };
}

async function defectOf(painter: Painter, address: string): Promise<string | null> {
  if (painter.isEmpty(address)) return null;
  try {
    const pixels = await painter.paint(address);
    if (!pixels.data.some((value, at) => at % 4 === 3 && value > 0)) return `${address}: empty`;
    return hasCleanBorder(pixels) ? null : `${address}: covered at the border of its frame`;
  } catch (error) {
    return `${address}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Whether the outermost pixels of the frame are wholly transparent. */
function hasCleanBorder({ width, height, data }: Pixels): boolean {
  const alphaAt = (x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;
  const columns = Array.from({ length: width }, (_, x) => alphaAt(x, 0) + alphaAt(x, height - 1));
  const rows = Array.from({ length: height }, (_, y) => alphaAt(0, y) + alphaAt(width - 1, y));
  return [...columns, ...rows].every((sum) => sum === 0);
}

/** How much a change shows, where the layers lie that it replaces; nothing when it replaces none. */
async function differenceOf(painter: Painter, before: Configuration, change: Change): Promise<number> {
  const [one, other] = [before, change.after].map((each) =>
    drawn(
      painter,
      layersOf(each).map(({ address }) => address),
    ),
  );
  if (!one?.length || !other?.length) return 0;
  const replaced = [...one.filter((each) => !other.includes(each)), ...other.filter((each) => !one.includes(each))];
  const paint = (addresses: readonly string[]): Promise<readonly Pixels[]> =>
    Promise.all(addresses.map((address) => painter.paint(address)));
  return meanDifference(stack(await paint(one)), stack(await paint(other)), await paint(replaced));
}

const drawn = (painter: Painter, addresses: readonly string[]): readonly string[] =>
  addresses.filter((address) => painter.keyOf(address) !== null);
