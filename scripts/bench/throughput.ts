import autocannon from 'autocannon';

/** What is asked for over and over. */
export interface Subject {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

export interface ThroughputRatio {
  /** Median over the rounds of subject's requests a second to the yardstick's. */
  readonly ratio: number;
  readonly subjectPerSecond: number;
  readonly yardstickPerSecond: number;
}

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;

/** Runs the two in turn and compares round by round. Any answer other than 2xx stops the bench. */
export async function throughputRatio(subject: Subject, yardstick: Subject): Promise<ThroughputRatio> {
  await perSecond(subject);
  await perSecond(yardstick);
  const rounds: { subject: number; yardstick: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ subject: await perSecond(subject), yardstick: await perSecond(yardstick) });
  }
  return {
    ratio: round2(median(rounds.map((each) => each.subject / each.yardstick))),
    subjectPerSecond: Math.round(median(rounds.map((each) => each.subject))),
    yardstickPerSecond: Math.round(median(rounds.map((each) => each.yardstick))),
  };
}

async function perSecond(subject: Subject): Promise<number> {
  const result = await autocannon({ ...subject, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${subject.url} did not answer 2xx throughout`);
  return result.requests.average;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Nearest-rank quantile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const round2 = (value: number): number => Math.round(value * 100) / 100;
