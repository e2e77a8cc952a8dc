import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Job } from './job';
import { progressOf, type Weighed } from './progress';

export const PYTHON = '/usr/bin/python3';
/** Rendering takes an hour: it leaves the machine to whoever works on it. */
const BACKGROUND = 15;

export interface Run {
  readonly studio: string;
  /** Scratch folder. */
  readonly work: string;
  /** Folder of all passes. */
  readonly out: string;
  readonly threads: number;
  /** Factor on the samples. */
  readonly samples: number;
}

/** Says what to install and ends the process when Blender or Python is missing. */
export function requireTools(): void {
  const blender = spawnSync('blender', ['--version'], { encoding: 'utf8' });
  if (!blender.error && blender.status === 0 && existsSync(PYTHON)) return;
  console.error(
    'Passes are rendered with Blender and packed with python3 (numpy, opencv, pillow); one of them is not installed.\n' +
      'Debian: see studio/README.md. The app itself needs neither: it uses the passes in studio/passes.',
  );
  process.exit(1);
}

/** Runs all jobs, each on disk as soon as it is done; resolves to the number that failed. */
export async function runJobs(jobs: readonly Job[], run: Run): Promise<number> {
  prepare(run);
  const seams = jobs.filter(({ kind }) => kind === 'seam');
  const rendered = jobs.filter(({ kind }) => kind !== 'seam');
  const report = progressOf(jobs);
  const failed = seams.length > 0 ? await drawSeams(seams, run, report) : 0;
  return failed + (rendered.length > 0 ? await render(rendered, run, report) : 0);
}

/** The same for jobs that Blender draws all. */
export function runRendered(jobs: readonly Weighed[], run: Run): Promise<number> {
  prepare(run);
  return render(jobs, run, progressOf(jobs));
}

function prepare({ work, out }: Run): void {
  setPriority(Math.max(getPriority(), BACKGROUND));
  mkdirSync(work, { recursive: true });
  mkdirSync(out, { recursive: true });
}

type Report = ReturnType<typeof progressOf>;

async function drawSeams(jobs: readonly Job[], run: Run, report: Report): Promise<number> {
  const batch = writeBatch('seams', jobs, run);
  const painter = spawn(PYTHON, [path.join(run.studio, 'packing/seams.py'), batch, run.out], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failures = countAnswers(painter, report);
  const code = await ended(painter);
  rmSync(batch, { force: true });
  return failures() + (code === 0 ? 0 : 1);
}

/** One Blender renders, one packer encodes what is finished. */
async function render(jobs: readonly Weighed[], run: Run, report: Report): Promise<number> {
  const batch = writeBatch('batch', jobs, run);
  const packer = spawn(PYTHON, [path.join(run.studio, 'packing/pack.py'), run.work, run.out], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const failures = countAnswers(packer, report);
  const packed = ended(packer);
  const blender = spawn(
    'blender',
    ['-b', '--python-exit-code', '1', '-P', path.join(run.studio, 'blender/render.py'), '--', batch],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let tail = '';
  blender.stderr.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-4000)));
  createInterface({ input: blender.stdout }).on('line', (line) => {
    if (line.startsWith('DONE ')) packer.stdin.write(`${line.slice(5)}\n`);
    else if (line.startsWith('TIME') && process.env.STUDIO_TIMES) console.log(line);
    else if (/error|Traceback|SKIPPED/i.test(line)) console.error(line);
  });
  const exit = await ended(blender);
  packer.stdin.end();
  await packed;
  rmSync(batch, { force: true });
  if (exit === 0) return failures();
  console.error(`Blender stopped early (exit ${exit}); run the command again to go on.\n${tail}`);
  return failures() + 1;
}

function writeBatch(name: string, jobs: readonly Weighed[], { work, threads, samples }: Run): string {
  const file = path.join(work, `${name}-${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ jobs, work, threads, samples }));
  return file;
}

/** Reads `PACKED id` and `FAILED id why` lines; answers how many failed so far. */
function countAnswers(child: ChildProcess, report: Report): () => number {
  let failed = 0;
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word, id = '', ...why] = line.split(' ');
      if (word === 'FAILED') failed += 1;
      console.log(report(id, word === 'FAILED' ? why.join(' ') : undefined));
    });
  return () => failed;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.on('close', (code) => resolve(code)));
