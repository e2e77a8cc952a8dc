import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { remember } from '@epic-web/remember';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { CatalogueRows } from '../rows';
import type { Ask, Found, Proof } from './proofs';
import type { Pair } from './proven';
import type { Job } from './thread';

/** An administrator goes from screen to screen: compiled spaces are worth keeping that long. In ms. */
const KEPT_MS = 5 * 60_000;
/** A hundred times the demo catalogue, twice. */
const LIMITS = { maxOldGenerationSizeMb: 2048 };

/** One thread, one proof at a time, whoever asks: the other core is left to pages and prices. */
const pool = () =>
  remember(
    'prover',
    () =>
      new Piscina<Job, readonly string[]>({
        filename: path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/server/catalogue/prover/main.mjs'),
        minThreads: 0,
        maxThreads: 1,
        // A thread that sleeps between jobs never closes their ports, by which readers see the end.
        atomics: 'disabled',
        idleTimeout: KEPT_MS,
        resourceLimits: LIMITS,
        recordTiming: false,
      }),
  );

/** A pool whose job is given up ends its thread and starts none for those in its own queue, so nobody waits there. */
const turns = remember('prover-turns', () => pLimit(1));

/** Rows that are the same object are the same catalogue, which the thread is handed once. */
const names = remember('prover-names', () => new WeakMap<CatalogueRows, string>());

function nameOf(rows: CatalogueRows): string {
  const name = names.get(rows) ?? randomUUID();
  names.set(rows, name);
  return name;
}

interface Asked {
  readonly then: CatalogueRows;
  /** For proofs that compare. */
  readonly now?: CatalogueRows;
}

/**
 * Asks a proof of catalogues, on its thread: whoever wants a page or a price meanwhile waits for none of it. Values come as
 * they are found; a reader who leaves early ends the proof.
 * @throws whatever the proof throws, as a plain Error
 */
export async function* prove<K extends Proof>(
  proof: K,
  { then, now = then }: Asked,
  ask: Ask<K>,
): AsyncGenerator<Found<K>> {
  const keys: Pair<string> = { now: nameOf(now), then: nameOf(then) };
  const known = new Map([
    [keys.now, now],
    [keys.then, then],
  ]);
  let rows = new Map<string, CatalogueRows>();
  for (;;) {
    const missing = yield* found(proof, { keys, rows, ask });
    if (missing.length === 0) return;
    rows = new Map([...known].filter(([name]) => missing.includes(name)));
  }
}

/** All that a proof finds. */
export async function proven<K extends Proof>(proof: K, asked: Asked, ask: Ask<K>): Promise<readonly Found<K>[]> {
  const all: Found<K>[] = [];
  for await (const each of prove(proof, asked, ask)) all.push(each);
  return all;
}

async function* found(proof: Proof, job: Omit<Job, 'port'>) {
  const { port1, port2 } = new MessageChannel();
  const gone = new AbortController();
  const ended = turns(async () => {
    if (gone.signal.aborted) return [];
    return pool().run({ ...job, port: port2 }, { name: proof, transferList: [port2], signal: gone.signal });
  });
  // Looked at below, when all is read, or by nobody when the reader has left. A thread that has died closes no port.
  ended.catch(() => port1.close());
  try {
    for await (const [value] of on(port1, 'message', { close: ['close'] })) yield value;
    return await ended;
  } finally {
    gone.abort();
    port1.close();
  }
}
