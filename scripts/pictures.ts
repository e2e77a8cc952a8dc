import type { Style } from '../lib/domain/catalogue';
import { checkPictures } from './pictures/check';
import { drawPictures } from './pictures/draw';
import { extremesText } from './pictures/extremes';
import { measurePictures } from './pictures/measure';
import { drawnStyles } from './pictures/configurations';
import { showPictures } from './pictures/show';
import { measureGrain } from './pictures/grain';
import { Painter } from './pictures/painter';
import { BUDGET, weighDefaults } from './pictures/weight';
import { runMain } from './config/run-main';

const DEFAULT_COUNT = 2_000;
const SEED = 20_240_501;
/** Where drawn pieces are put, among what is never committed. */
const DRAWN = 'studio/.work/drawn';

/**
 * Looks after what the studio made:
 *   npm run pictures -- grain [PASS…]     dark, middle and light of grain maps, for studio/materials; woods' unless named
 *   npm run pictures -- weight [PATTERN]  bytes of every style's default preview; 1 when one is over its budget
 *   npm run pictures -- check [COUNT] [PATTERN]   random configurations, every layer and visible change; 1 on a defect; then
 *                                         what pictures measure (roughness, noise, specks, share of the frame, neighbours)
 *   npm run pictures -- draw [COUNT] [PATTERN]    into studio/.work/drawn, 1600 wide: each style at its default and COUNT random ones
 *   npm run pictures -- show [FOLDER]   docs/pictures.html with every part at full size in three finishes, from these passes
 * Of the styles that the catalogue lists as pictured, or of those whose name (`bath/inset-vanity`) fits the pattern.
 */
async function main([command, ...rest]: readonly string[]): Promise<number> {
  const count = rest.find((word) => /^\d+$/.test(word));
  const pattern = rest.find((word) => word !== count);
  const styles = (): readonly Style[] => drawnStyles(pattern === undefined ? undefined : new RegExp(pattern));
  switch (command) {
    case 'grain':
      return printGrain(rest);
    case 'weight':
      return withPainter((painter) => printWeights(painter, styles()));
    case 'check':
      return withPainter((painter) => check(painter, styles(), Number(count ?? DEFAULT_COUNT)));
    case 'draw':
      return withPainter((painter) => draw(painter, styles(), Number(count ?? 0)));
    case 'show':
      process.stdout.write(`${(await showPictures(rest[0])).address}\n`);
      return 0;
    default:
      process.stderr.write(
        'pictures grain [PASS…] | weight [PATTERN] | check [COUNT] [PATTERN] | draw [COUNT] [PATTERN] | show [FOLDER]\n',
      );
      return 1;
  }
}

async function printGrain(faces: readonly string[]): Promise<number> {
  for (const { face, figure, grain } of await measureGrain('studio/passes', faces)) {
    process.stdout.write(`${figure.padEnd(10)} [${grain.join(', ')}]  ${face}\n`);
  }
  return 0;
}

async function printWeights(painter: Painter, styles: readonly Style[]): Promise<number> {
  let code = 0;
  for (const weight of await weighDefaults(painter, styles)) {
    const isOver = weight[800] > BUDGET[800] || weight[1600] > BUDGET[1600];
    if (isOver) code = 1;
    const kib = [weight[800], weight[1600]].map((bytes) => `${Math.round(bytes / 1024)} KB`.padStart(8));
    process.stdout.write(`${weight.style.padEnd(28)}${kib.join('')}${isOver ? '  over budget' : ''}\n`);
  }
  return code;
}

async function draw(painter: Painter, styles: readonly Style[], count: number): Promise<number> {
  const onDrawn = (file: string, sku: string): void => void process.stdout.write(`${file}  ${sku}\n`);
  await drawPictures(painter, styles, { count, folder: DRAWN, onDrawn });
  return 0;
}

async function check(painter: Painter, styles: readonly Style[], count: number): Promise<number> {
  const onProgress = (done: number): void => {
    if (done % 100 === 0) process.stderr.write(`${done} of ${count}\n`);
  };
  const { defects, ...figures } = await checkPictures(painter, {
    styles,
    count,
    seed: SEED,
    onProgress,
  });
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  const onMeasured = ({ displayName }: Style): void => void process.stderr.write(`measured ${displayName}\n`);
  for (const [name, extremes] of Object.entries(await measurePictures(painter, styles, onMeasured))) {
    process.stdout.write(`${name.padEnd(10)} ${extremesText(extremes)}\n`);
  }
  for (const defect of defects) process.stderr.write(`${defect}\n`);
  return defects.length > 0 ? 1 : 0;
}

async function withPainter(work: (painter: Painter) => Promise<number>): Promise<number> {
  const painter = new Painter();
  try {
    return await work(painter);
  } finally {
    await painter.close();
  }
}

runMain(() => main(process.argv.slice(2)));
