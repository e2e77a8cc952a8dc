import { readManifest } from '../../lib/server/layers/manifest';
import { grainOf, lightOf, panelsOf } from '../../lib/server/layers/pass';
import { decodeGrey } from '../../lib/server/layers/worker/decode.mjs';
import { quantile, round2 } from '../bench/throughput';

/** Passes that together stand for what a visitor sees of a wood: a top, legs and the swatch. */
const WOODS_FACES = ['table/top/re-mis-30-l-s', 'table/leg/tur-30-l-r', 'table/swatch/board'];
const SOLID = 250;

/** Dark, middle and light of a figure's maps: 2nd percentile, mean and 98th, 0 to 1; the `grain` of `woods.yaml`. */
export interface GrainMeasure {
  readonly face: string;
  readonly figure: string;
  readonly grain: readonly [low: number, middle: number, high: number];
}

/** Measures every grain map of the faces (`family/layer/geometry`; the woods' if none) where they are wholly covered. */
export async function measureGrain(passes: string, faces: readonly string[]): Promise<readonly GrainMeasure[]> {
  const manifest = readManifest(passes);
  const measures: GrainMeasure[] = [];
  for (const face of faces.length > 0 ? faces : WOODS_FACES) {
    const pass = manifest.get(face);
    if (!pass || !('box' in pass)) throw new Error(`no pass ${face}`);
    const [, , width, height] = pass.box;
    const panels = await decodeGrey(lightOf(pass), width, height * panelsOf(pass));
    const coverage = panels.subarray(0, width * height);
    const size = [Math.ceil(width / pass.grainStep), Math.ceil(height / pass.grainStep)] as const;
    for (const figure of pass.figures) {
      const grain = (await decodeGrey(grainOf(pass, figure).place, ...size)).filter(
        (_, at) => (coverage[at] ?? 0) >= SOLID,
      );
      measures.push({ face, figure, grain: [quantile([...grain], 0.02), mean(grain), quantile([...grain], 0.98)] });
    }
  }
  return measures.map((each) => ({ ...each, grain: scaled(each.grain) }));
}

function mean(values: Uint8Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function scaled([low, middle, high]: GrainMeasure['grain']): GrainMeasure['grain'] {
  return [round2(low / 255), round2(middle / 255), round2(high / 255)];
}
