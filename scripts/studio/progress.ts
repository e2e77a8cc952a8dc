import type { Job } from './job';

/** Seconds a job takes here, roughly: only their ratio matters, for the time left. */
const WEIGHT: Readonly<Record<string, number>> = {
  under: 9,
  top: 2,
  layer: 2,
  seam: 0.05,
  shadow: 0.3,
  swatch: 3,
  thumb: 3,
};
const GRAIN = 2;
const weight = ({ kind, grain }: Job): number =>
  (WEIGHT[kind] ?? 1) + (grain && (kind === 'top' || kind === 'layer') ? GRAIN : 0);

/** Counts finished jobs; each call answers the line to print. */
export function progressOf(
  jobs: readonly Job[],
  now: () => number = Date.now,
): (id: string, failure?: string) => string {
  const byId = new Map(jobs.map((job) => [job.id, weight(job)]));
  const total = [...byId.values()].reduce((sum, each) => sum + each, 0);
  const started = now();
  let done = 0;
  let count = 0;
  return (id, failure) => {
    done += byId.get(id) ?? 0;
    count += 1;
    const seconds = (now() - started) / 1000;
    const left = done > 0 ? (seconds * (total - done)) / done : 0;
    const state = failure === undefined ? '' : ` FAILED ${failure}`;
    return `${count}/${jobs.length} ${id}${state} (${clock(seconds)}, ${clock(left)} left)`;
  };
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
