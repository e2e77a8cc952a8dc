import type { MessagePort } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { CatalogueRows } from '../rows';
import { PROOFS } from './proofs';
import { Proven, type Pair } from './proven';

/** The live catalogue, an earlier one and two drafts. */
const CATALOGUES = 4;
/** What several screens ask of the same catalogue. */
const ANSWERS = 16;

/** A proof that is asked of the thread. */
export interface Job {
  /** Names of the catalogues; the same name is the same catalogue for good. */
  readonly keys: Pair<string>;
  /** Those that the thread has said it does not know. */
  readonly rows: ReadonlyMap<string, CatalogueRows>;
  readonly ask: unknown;
  /** Where what is found goes; closed at the end. */
  readonly port: MessagePort;
}

const catalogues = new LRUCache<string, Proven>({ max: CATALOGUES });
const answers = new LRUCache<string, readonly unknown[]>({ max: ANSWERS });

type Prove<A> = (catalogues: Pair<Proven>, ask: A) => Iterable<unknown>;

/** A proof as the thread's pool calls it: answers the names of catalogues that it has to be given first, mostly none. */
function onPort<A>(name: string, proof: Prove<A>) {
  return ({ keys, rows, ask, port }: Omit<Job, 'ask'> & { readonly ask: A }): readonly string[] => {
    try {
      for (const [key, each] of rows) catalogues.set(key, new Proven(each));
      const now = catalogues.get(keys.now);
      const then = catalogues.get(keys.then);
      if (!now || !then) return [...new Set([keys.now, keys.then])].filter((key) => !catalogues.has(key));
      const answer = JSON.stringify([name, keys, ask]);
      const found: unknown[] = [];
      for (const value of answers.get(answer) ?? proof({ now, then }, ask)) {
        found.push(value);
        port.postMessage(value);
      }
      answers.set(answer, found);
      return [];
    } finally {
      port.close();
    }
  };
}

export const findings = onPort('findings', PROOFS.findings);
export const findingsOfChanges = onPort('findingsOfChanges', PROOFS.findingsOfChanges);
export const report = onPort('report', PROOFS.report);
export const exclusion = onPort('exclusion', PROOFS.exclusion);
export const designs = onPort('designs', PROOFS.designs);
export const styles = onPort('styles', PROOFS.styles);
export const quotes = onPort('quotes', PROOFS.quotes);
