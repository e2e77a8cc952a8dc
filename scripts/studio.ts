/**
 * Renders the preview passes that are missing or out of date (docs/pictures.md).
 *   npm run studio -- [--only PATTERN] [--force] [--list] [--threads N] [--samples FACTOR]
 * --samples 0.5 halves the samples of this run (quicker, a little less clean; it does not make a picture stale).
 * Jobs come from studio/pieces.yaml; every finished job is on disk at once, so it can be stopped at any time.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { planJobs, readPieces, stageVersion, upToDate, type Job } from './studio-jobs';

const studio = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../studio');
const work = path.join(studio, '.work');

interface Options {
  only: RegExp | null;
  force: boolean;
  list: boolean;
  threads: number;
  samples: number;
}

function options(argv: string[]): Options {
  const value = (flag: string): string | undefined => {
    const i = argv.indexOf(flag);
    return i < 0 ? undefined : argv[i + 1];
  };
  const only = value('--only');
  return {
    only: only ? new RegExp(only) : null,
    force: argv.includes('--force'),
    list: argv.includes('--list'),
    threads: Number(value('--threads') ?? 2),
    samples: Number(value('--samples') ?? 1),
  };
}

function requireBlender(): void {
  const found = spawnSync('blender', ['--version'], { encoding: 'utf8' });
  if (found.error || found.status !== 0) {
    console.error(
      'Blender is not installed, so no passes can be rendered. Install it (Debian: apt-get install blender), then run\n' +
        'npm run studio again. The app itself does not need it: it uses the passes in studio/passes.',
    );
    process.exit(1);
  }
}

/** Runs all jobs through one Blender, handing each finished one to the packer; resolves to the number that failed. */
async function run(jobs: Job[], out: string, data: object): Promise<number> {
  mkdirSync(work, { recursive: true });
  mkdirSync(out, { recursive: true });
  const batch = path.join(work, `batch-${process.pid}.json`);
  writeFileSync(batch, JSON.stringify({ data, jobs }));
  const started = Date.now();
  let packed = 0;
  let failed = 0;
  const stdio: ['pipe', 'pipe', 'inherit'] = ['pipe', 'pipe', 'inherit'];
  const packer = spawn('nice', ['-n', '15', '/usr/bin/python3', path.join(studio, 'pack.py'), work, out], { stdio });
  const packerDone = new Promise<void>((resolve) => packer.on('close', () => resolve()));
  createInterface({ input: packer.stdout }).on('line', (line) => {
    const [word, id, ...rest] = line.split(' ');
    if (word === 'PACKED') packed += 1;
    if (word === 'FAILED') failed += 1;
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(
      `${packed + failed}/${jobs.length} ${id} ${word === 'FAILED' ? `FAILED ${rest.join(' ')}` : ''}(${seconds} s)`,
    );
  });
  const blender = spawn(
    'nice',
    ['-n', '15', 'blender', '-b', '--python-exit-code', '1', '-P', path.join(studio, 'render.py'), '--', batch],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let tail = '';
  blender.stderr.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-4000)));
  createInterface({ input: blender.stdout }).on('line', (line) => {
    if (line.startsWith('DONE ')) packer.stdin.write(`${line.slice(5)}\n`);
    else if (line.startsWith('TIME') && process.env.STUDIO_TIMES) console.log(line);
    else if (/error|Traceback/i.test(line)) console.error(line);
  });
  const code = await new Promise<number | null>((resolve) => blender.on('close', resolve));
  packer.stdin.end();
  await packerDone;
  rmSync(batch, { force: true });
  if (code !== 0) {
    console.error(`Blender stopped early (exit ${code}); run the command again to go on.\n${tail}`);
    return failed + 1;
  }
  return failed;
}

async function main(): Promise<void> {
  const opts = options(process.argv.slice(2));
  const pieces = readPieces(path.join(studio, 'pieces.yaml'));
  const out = path.join(studio, 'passes', pieces.family);
  const all = planJobs(pieces, studio).filter((job) => !opts.only || opts.only.test(job.id));
  const jobs = all.filter((job) => opts.force || !upToDate(job, out));
  if (opts.list) {
    for (const job of all) console.log(`${upToDate(job, out) ? 'ready' : 'stale'} ${job.id}`);
    console.log(`${all.length} jobs, ${jobs.length} to render`);
    return;
  }
  if (jobs.length === 0) {
    console.log(`All ${all.length} pictures are up to date.`);
    return;
  }
  requireBlender();
  if (!existsSync('/usr/bin/python3'))
    throw new Error('python3 with numpy, opencv and pillow is needed beside Blender.');
  const samples = Object.fromEntries(
    Object.entries(pieces.samples).map(([k, n]) => [k, Math.max(6, Math.round(n * opts.samples))]),
  );
  const data = { ...pieces, samples, work, threads: opts.threads, stageVersion: stageVersion(pieces, studio) };
  process.exitCode = (await run(jobs, out, data)) > 0 ? 1 : 0;
}

void main();
