import { spawn, spawnSync, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { filePasses } from './filing';
import type { Sourced } from './job';
import { extractPass } from './pass-files';
import { progressOf } from './progress';

/** A Python with all of studio/requirements.txt; without it the system's Python packs what the program `blender` renders. */
const OWN_PYTHON = process.env.STUDIO_PYTHON;
export const PYTHON = OWN_PYTHON ?? '/usr/bin/python3';
/** Rendering takes an hour: it leaves the machine to whoever works on it. */
const BACKGROUND = 10;

/** What can be drawn alone. */
export const ALONE = ['grain', 'light', 'relief', 'shade'] as const;
export type Alone = (typeof ALONE)[number];

export interface Run {
  readonly studio: string;
  /** Scratch folder. */
  readonly work: string;
  /** Folder of the passes. */
  readonly out: string;
  readonly threads: number;
  /** Factor on the samples of every family. */
  readonly samples: number;
  /** Only this is drawn anew, into the passes that there are; null for all. */
  readonly only: Alone | null;
}

/** Says what to install and ends the process when Blender or Python is missing. */
export function requireTools(): void {
  const found = OWN_PYTHON ? spawnSync(OWN_PYTHON, ['-c', 'import bpy']) : spawnSync('blender', ['--version']);
  if (!found.error && found.status === 0 && existsSync(PYTHON)) return;
  console.error(
    'Passes are rendered with Blender and packed with python3 (numpy, opencv, pillow); one of them is not installed.\n' +
      'Debian: see studio/README.md. The app itself needs neither: it uses the passes in studio/passes.',
  );
  process.exit(1);
}

interface Session {
  readonly run: Run;
  /** Folder that passes are packed into, before they are filed. */
  readonly packed: string;
  readonly byId: ReadonlyMap<string, Sourced>;
  readonly report: ReturnType<typeof progressOf>;
}

/** Runs all jobs, each on disk as soon as it is done; resolves to the number that failed. */
export async function runJobs(jobs: readonly Sourced[], run: Run): Promise<number> {
  setPriority(Math.max(getPriority(), BACKGROUND));
  mkdirSync(run.work, { recursive: true });
  const packed = mkdtempSync(path.join(run.work, 'packed-'));
  try {
    if (run.only) layOut(jobs, run.out, packed);
    else lendGrain(jobs, run.out, packed);
    const session = { run, packed, byId: new Map(jobs.map((job) => [job.id, job])), report: progressOf(jobs) };
    const seams = jobs.filter(({ kind }) => kind === 'seam');
    const rendered = jobs.filter(({ kind }) => kind !== 'seam');
    return (await drawSeams(seams, session)) + (await render(rendered, session));
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}

/** Lays passes where the packer puts new ones: it changes them. */
function layOut(jobs: readonly Sourced[], out: string, packed: string): void {
  for (const { family, layers, geometry } of jobs)
    for (const layer of layers) {
      const base = path.join(family, layer);
      extractPass(path.join(out, base), geometry, path.join(packed, base, geometry));
    }
}

/** Packing looks at the passes whose grain others share: those that are not made now are laid beside the new ones. */
export function lendGrain(jobs: readonly Sourced[], out: string, packed: string): void {
  const made = new Set(
    jobs.flatMap(({ family, layers, geometry }) => layers.map((each) => `${family}/${each}/${geometry}`)),
  );
  for (const { family, layers, grainOwner } of jobs) {
    for (const layer of grainOwner === undefined ? [] : layers) {
      const lender = `${family}/${layer}/${grainOwner}`;
      if (made.has(lender)) continue;
      made.add(lender);
      extractPass(path.join(out, family, layer), grainOwner ?? '', path.join(packed, lender));
    }
  }
}

/** Seams are painted over a top's outline, without a render. */
async function drawSeams(jobs: readonly Sourced[], session: Session): Promise<number> {
  if (jobs.length === 0) return 0;
  const batch = writeBatch({ jobs }, session.run);
  const painter = spawn(PYTHON, [path.join(session.run.studio, 'packing/seams.py'), batch, session.packed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failed = await fileAnswers(painter, session);
  rmSync(batch, { force: true });
  return failed;
}

/** One Blender renders, one packer encodes what is finished, and what is encoded is filed. */
async function render(jobs: readonly Sourced[], session: Session): Promise<number> {
  if (jobs.length === 0) return 0;
  const { studio, work } = session.run;
  const batch = writeBatch({ jobs }, session.run);
  const packer = spawn(PYTHON, [path.join(studio, 'packing/pack.py'), work, session.packed], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const filed = fileAnswers(packer, session);
  const blender = spawnBlender(path.join(studio, 'blender/render.py'), batch);
  let tail = '';
  blender.stderr.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-4000)));
  createInterface({ input: blender.stdout }).on('line', (line) => {
    if (line.startsWith('DONE ')) packer.stdin.write(`${line.slice(5)}\n`);
    else if (line.startsWith('TIME') && process.env.STUDIO_TIMES) console.log(line);
    else if (/error|Traceback|SKIPPED/i.test(line)) console.error(line);
  });
  const exit = await ended(blender);
  packer.stdin.end();
  const failures = await filed;
  rmSync(batch, { force: true });
  if (exit === 0) return failures;
  console.error(`Blender stopped early (exit ${exit}); run the command again to go on.\n${tail}`);
  return failures + 1;
}

/** A script of the studio's within Blender, a program or a module of Python's. */
export function spawnBlender(script: string, batch: string): ChildProcessByStdio<null, Readable, Readable> {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  if (OWN_PYTHON) return spawn(OWN_PYTHON, [script, '--', batch], { stdio });
  return spawn('blender', ['-b', '--python-exit-code', '1', '-P', script, '--', batch], { stdio });
}

/** Writes what Python is asked for into a file of the scratch folder. */
export function writeBatch(content: object, { work, threads, samples, only }: Run): string {
  const file = path.join(work, `batch-${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ ...content, work, threads, samples, only: only ?? '' }));
  return file;
}

/**
 * Files the pictures of `PACKED id` lines, those that come meanwhile together, and reports them and `FAILED id why`. Resolves to
 * the number that failed, once the packer has ended and all is filed.
 */
async function fileAnswers(packer: ChildProcess, { run, packed, byId, report }: Session): Promise<number> {
  let failed = 0;
  let waiting: Sourced[] = [];
  let filing: Promise<void> = Promise.resolve();
  const fileWaiting = async (): Promise<void> => {
    const now = waiting;
    waiting = [];
    if (now.length === 0) return;
    await filePasses(run.out, packed, now);
    for (const { id } of now) console.log(report(id));
  };
  if (packer.stdout)
    createInterface({ input: packer.stdout }).on('line', (line) => {
      const [word, id = '', ...why] = line.split(' ');
      const job = byId.get(id);
      if (word === 'PACKED' && job) {
        waiting.push(job);
        filing = filing.then(fileWaiting);
      } else if (word === 'FAILED') {
        failed += 1;
        console.log(report(id, why.join(' ')));
      }
    });
  const code = await ended(packer);
  await filing;
  return failed + (code === 0 ? 0 : 1);
}

export const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.on('close', (code) => resolve(code)));
