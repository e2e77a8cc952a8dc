import 'server-only';
import { remember } from '@epic-web/remember';
import { currentCatalogue } from '../catalogue/load';
import { readSkuOfAny } from '../configurator/read-sku';
import { database } from '../db';
import { env } from '../env';
import type { SaleKind } from '../generated/client';
import { log } from '../log';
import { atShutdown } from '../shutdown';

/** What is counted together. */
export interface Sale {
  readonly kind: SaleKind;
  readonly styleId: number;
  /** 0 counts the piece itself. */
  readonly partId: number;
  readonly restriction: string;
}

/** A kill loses the counts of so many ms. */
const FLUSH_EVERY_MS = 3_000;
/** Kinds of counts that wait at most, while the database is away: the rest is not counted. */
const MOST_WAITING = 50_000;

interface Waiting {
  counts: Map<string, Sale & { readonly day: string; count: number }>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** One a process: routes and what ends the process are loaded apart. */
const waiting = remember('sales', (): Waiting => {
  atShutdown(flushSales);
  return { counts: new Map(), timer: undefined };
});

/** Counts something, in memory; nobody waits for it. Days are UTC's. */
export function countSale({ kind, styleId, partId, restriction }: Sale, times = 1): void {
  if (env.COUNT_SALES === 'off') return;
  const day = new Date().toISOString().slice(0, 10);
  const key = `${day} ${kind} ${styleId} ${partId} ${restriction}`;
  const known = waiting.counts.get(key);
  if (known) known.count += times;
  else if (waiting.counts.size < MOST_WAITING) {
    waiting.counts.set(key, { day, kind, styleId, partId, restriction, count: times });
  }
  waiting.timer ??= setTimeout(() => void flushSales(), FLUSH_EVERY_MS).unref();
}

/** Counts a design that is mailed or quoted, and each of its parts. A sku that is none any more counts nothing. */
export async function countDesign(kind: SaleKind, sku: string, times = 1): Promise<void> {
  if (env.COUNT_SALES === 'off') return;
  try {
    const { snapshot } = await currentCatalogue();
    const read = readSkuOfAny(snapshot, sku);
    if (!read.ok) return;
    const { style, selection } = read.value.configuration;
    const { slots } = selection;
    const parts = new Set(Object.values(slots).flatMap((chosen) => (chosen ?? []).map(({ id }) => id)));
    for (const partId of [0, ...parts]) countSale({ kind, styleId: style.id, partId, restriction: '' }, times);
  } catch (error) {
    log.warn({ err: error }, 'a design was not counted');
  }
}

/** Writes down what waits, in one statement; what cannot be written waits on. */
export async function flushSales(): Promise<void> {
  clearTimeout(waiting.timer);
  waiting.timer = undefined;
  if (waiting.counts.size === 0) return;
  const batch = waiting.counts;
  waiting.counts = new Map();
  try {
    await write([...batch.values()]);
  } catch (error) {
    log.warn({ err: error }, 'counts of what sells wait for the database');
    for (const { day: _, count, ...sale } of batch.values()) countSale(sale, count);
  }
}

async function write(rows: readonly (Sale & { readonly day: string; readonly count: number })[]): Promise<void> {
  // In one order, so that two instances never wait for each other.
  const sorted = [...rows].sort((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
  const column = <T>(of: (row: (typeof rows)[number]) => T): T[] => sorted.map(of);
  await database().$executeRaw`
    INSERT INTO sale_counts AS known (day, kind, style_id, part_id, restriction, count)
    SELECT * FROM unnest(
      ${column(({ day }) => day)}::date[], ${column(({ kind }) => kind)}::sale_kind[],
      ${column(({ styleId }) => styleId)}::int[], ${column(({ partId }) => partId)}::int[],
      ${column(({ restriction }) => restriction)}::text[], ${column(({ count }) => count)}::int[])
    ON CONFLICT (day, kind, style_id, part_id, restriction) DO UPDATE SET count = known.count + EXCLUDED.count`;
}
