import type { Style } from '../../lib/domain/catalogue';
import type { Configuration } from '../../lib/domain/configuration';
import { configurationOf, familyOf } from '../../lib/families/registry';
import { shownParts, withPart } from '../contact-sheet/choose';
import { layersOf } from './configurations';
import { extremesOf, type Extremes, type Named } from './extremes';
import { frameShare, noise, outlineRoughness, specks } from './measures';
import { stack, type Painter, type Pixels } from './painter';
import { structuralDifference } from './structure';

const WOOD = /\/[a-z]{2}-\d{3}-\d{2}-[a-z]{2}\.webp$/;
/** Snow on maple: flat paint shows every grain of noise. */
const PAINT = '/sm-402-20-sm.webp';
const NATIVE = '?w=1600';
const GREY = 150;

/** What pictures measure, each with the lowest and the highest by name (docs/pictures.md "Proof"). */
export interface Measured {
  /** Pixels that straight outlines stray, of every layer. */
  readonly roughness: Extremes | null;
  /** Levels of 255 in flat paint, of every layer. */
  readonly noise: Extremes | null;
  /** Islands of a few pixels, of every layer. */
  readonly specks: Extremes | null;
  /** Of the frame that a piece takes, of every style. */
  readonly width: Extremes | null;
  readonly height: Extremes | null;
  /** Structural difference of every two choices of a section at 800 wide, in the style's own wood and in paint. */
  readonly inWood: Extremes | null;
  readonly inPaint: Extremes | null;
}

/**
 * Measures the default of every style, each of its layers, and every two choices of a section that shapes a layer: some twenty
 * seconds a style, of which `onMeasured` is told.
 */
export async function measurePictures(
  painter: Painter,
  styles: readonly Style[],
  onMeasured?: (style: Style) => void,
): Promise<Measured> {
  const seen = new Set<string>();
  const figures = { roughness: named(), noise: named(), specks: named(), width: named(), height: named() };
  const differences = { inWood: named(), inPaint: named() };
  for (const style of styles) {
    const configuration = configurationOf(style);
    const addresses = drawn(painter, configuration, painted);
    for (const address of addresses) {
      if (seen.has(address)) continue;
      seen.add(address);
      const pixels = await painter.paint(address + NATIVE);
      const rough = outlineRoughness(pixels);
      if (rough !== null) figures.roughness.push({ value: rough, what: address });
      figures.noise.push({ value: noise(pixels), what: address });
      figures.specks.push({ value: specks(pixels), what: address });
    }
    const share = frameShare(over(await paintAll(painter, addresses, NATIVE)));
    figures.width.push({ value: share.width, what: style.displayName });
    figures.height.push({ value: share.height, what: style.displayName });
    differences.inWood.push(...(await neighbours(painter, configuration, (address) => address)));
    differences.inPaint.push(...(await neighbours(painter, configuration, painted)));
    onMeasured?.(style);
  }
  return {
    roughness: extremesOf(figures.roughness),
    noise: extremesOf(figures.noise),
    specks: extremesOf(figures.specks),
    width: extremesOf(figures.width),
    height: extremesOf(figures.height),
    inWood: extremesOf(differences.inWood),
    inPaint: extremesOf(differences.inPaint),
  };
}

/** How differently every two choices of each section that shapes a layer are built. */
async function neighbours(painter: Painter, start: Configuration, finish: Finish): Promise<Named[]> {
  const { family, style } = start;
  const slots = new Set(family.layers.flatMap(({ geometry }) => geometry.map(({ slot }) => slot)));
  const found: Named[] = [];
  for (const slot of slots) {
    const looks = new Map<string, { readonly name: string; readonly pixels: Pixels }>();
    for (const part of shownParts(style, slot)) {
      const made = withPart(start, slot, part);
      const addresses = made ? drawn(painter, made, finish) : [];
      const look = addresses.join(' ');
      if (addresses.length === 0 || looks.has(look)) continue;
      looks.set(look, { name: part.displayName, pixels: over(await paintAll(painter, addresses, '')) });
    }
    const all = [...looks.values()];
    all.forEach((one, k) => {
      for (const other of all.slice(k + 1)) {
        const what = `${familyOf(style).imageFolder} ${style.displayName}, ${slot}: ${one.name} and ${other.name}`;
        found.push({ value: structuralDifference(one.pixels, other.pixels), what });
      }
    });
  }
  return found;
}

type Finish = (address: string) => string;
const painted: Finish = (address) => address.replace(WOOD, PAINT);

/** Layers but the shadow that there are. */
const drawn = (painter: Painter, configuration: Configuration, finish: Finish): readonly string[] =>
  layersOf(configuration)
    .map(({ address }) => finish(address))
    .filter(
      (address) => !address.endsWith('/none.webp') && painter.keyOf(address) !== null && !painter.isEmpty(address),
    );

const paintAll = (painter: Painter, addresses: readonly string[], query: string): Promise<readonly Pixels[]> =>
  Promise.all(addresses.map((address) => painter.paint(address + query)));

/** Layers over one another on grey, covered where one of them covers. */
function over(layers: readonly Pixels[]): Pixels {
  const whole = stack(layers, GREY);
  for (let at = 3; at < whole.data.length; at += 4) {
    let cover = 0;
    for (const { data } of layers) cover = Math.max(cover, data[at] ?? 0);
    whole.data[at] = cover;
  }
  return whole;
}

const named = (): Named[] => [];
