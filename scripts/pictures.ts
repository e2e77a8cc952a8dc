import { checkPictures } from './pictures/check';
import { drawnStyles } from './pictures/configurations';
import { measureGrain } from './pictures/grain';
import { Painter } from './pictures/painter';
import { BUDGET, weighDefaults } from './pictures/weight';

const DEFAULT_COUNT = 2_000;
const SEED = 20_240_501;

/**
 * Looks after what the studio made:
 *   npm run pictures -- grain             values for `grain` in studio/materials/woods.yaml
 *   npm run pictures -- weight            bytes of every style's default preview; 1 when one is over its budget
 *   npm run pictures -- check [count]     random configurations, every layer and every visible change; 1 on a defect
 */
async function main([command, count]: readonly string[]): Promise<number> {
  switch (command) {
    case 'grain':
      return printGrain();
    case 'weight':
      return withPainter(printWeights);
    case 'check':
      return withPainter((painter) => check(painter, Number(count ?? DEFAULT_COUNT)));
    default:
      process.stderr.write('pictures grain | weight | check [count]\n');
      return 1;
  }
}

async function printGrain(): Promise<number> {
  for (const { face, figure, grain } of await measureGrain('studio/passes')) {
    process.stdout.write(`${figure.padEnd(10)} [${grain.join(', ')}]  ${face}\n`);
  }
  return 0;
}

async function printWeights(painter: Painter): Promise<number> {
  let code = 0;
  for (const weight of await weighDefaults(painter, drawnStyles())) {
    const isOver = weight[800] > BUDGET[800] || weight[1600] > BUDGET[1600];
    if (isOver) code = 1;
    const kib = [weight[800], weight[1600]].map((bytes) => `${Math.round(bytes / 1024)} KB`.padStart(8));
    process.stdout.write(`${weight.style.padEnd(28)}${kib.join('')}${isOver ? '  over budget' : ''}\n`);
  }
  return code;
}

async function check(painter: Painter, count: number): Promise<number> {
  const onProgress = (done: number): void => {
    if (done % 100 === 0) process.stderr.write(`${done} of ${count}\n`);
  };
  const { defects, ...figures } = await checkPictures(painter, {
    styles: drawnStyles(),
    count,
    seed: SEED,
    onProgress,
  });
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
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

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
